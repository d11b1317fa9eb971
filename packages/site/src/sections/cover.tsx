import { storyCovers, type StoryKey } from '@kestrova/content';
import { ViewTransition } from 'react';
import { Picture } from './picture.tsx';

interface CoverProps {
  story: StoryKey;
  /** Whether it is in the hero of its page, where it has a text alternative. */
  first?: boolean;
}

/**
 * The cover of a story; that of a card grows into that of its page if the browser can. On a card
 * it decorates the title and the figure; the story's page has its alternative text.
 */
export function Cover({ story, first = false }: CoverProps) {
  const cover = storyCovers[story];
  return (
    <ViewTransition name={`cover-${story}`} default="none" share="auto">
      <Picture picture={first ? cover : { ...cover, alt: '' }} first={first} />
    </ViewTransition>
  );
}
