import type { StoryCard } from '@kestrova/content';
import { useEffect } from 'react';
import { useDecodedId } from '../../router/use-current-path.ts';
import { caseCardId } from '../../sections/case-studies.tsx';

/** Key of the story that the address names, if there is such a story; its card is brought to view. */
export function useMarkedStory(stories: readonly StoryCard[]): string | undefined {
  const key = useDecodedId();
  const marked = stories.find((story) => story.key === key)?.key;

  useEffect(() => {
    if (marked === undefined) return;
    document.getElementById(caseCardId(marked))?.scrollIntoView({ block: 'center' });
  }, [marked]);

  return marked;
}
