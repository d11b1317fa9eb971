import type { StoryCard } from '../schemas/story.ts';
import { picture, type Picture } from './picture.ts';

/** The wordmark of a story's client. The alternative text is the name as the client writes it. */
export function storyWordmark({ key, client }: StoryCard): Picture {
  return picture('wordmark', `${key.toLowerCase()}-wordmark`, client);
}
