import { storyCovers, type StoryKey } from '@kestrova/content';
import { ViewTransition } from 'react';
import { Picture } from '../pictures/picture.tsx';

interface CoverProps {
  story: StoryKey;
  /** Whether it stands in the first view of its page. */
  first?: boolean;
}

/** The cover of a story; that of a card grows into that of its page where the browser can. */
export function Cover({ story, first = false }: CoverProps) {
  return (
    <ViewTransition name={`cover-${story}`} default="none" share="auto">
      <Picture picture={storyCovers[story]} first={first} />
    </ViewTransition>
  );
}
