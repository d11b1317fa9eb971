import { storyLoaders } from '@kestrova/content';
import { loadOnce } from '../../app/routing/load-once.ts';

/** Fetches a story by its key, once. */
export const loadStory = loadOnce(storyLoaders);
