import { storyCovers, type StoryKey } from '@kestrova/content';
import { Picture } from './picture.tsx';

interface CoverProps {
  story: StoryKey;
  /** Whether it is in the hero of its page, where it has a text alternative. */
  first?: boolean;
}

/**
 * The cover of a story. On a card it decorates the title and the figure; the story's page has its
 * alternative text.
 */
export function Cover({ story, first = false }: CoverProps) {
  const cover = storyCovers[story];
  return <Picture picture={first ? cover : { ...cover, alt: '' }} first={first} />;
}
