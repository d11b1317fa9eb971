import { storyLoaders } from '@kestrova/content';
import { loadOnce } from '../../navigation/load-once.ts';

/** Fetches a story by its key, once. */
export const loadStory = loadOnce(storyLoaders);
