import type { StoryPageCopy } from '../schemas/story.ts';

/** The labels of every story page (spec 2.12). */
export const storyPageCopy: StoryPageCopy = {
  back: { label: 'Impact Stories', to: '/impact-stories' },
  challenges: 'The Challenges',
  solution: 'The Solution',
  modules: 'Key Solution Modules',
  outcomes: 'The Results',
  designs: 'Designs',
  gallery: {
    open: 'Open larger',
  },
  more: 'More impact stories',
};
