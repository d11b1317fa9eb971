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
  notFound: {
    heading: 'This story is not among ours',
    text: 'The link may be cut short or out of date. All of the impact stories are one click away.',
    link: { label: 'See all impact stories', to: '/impact-stories' },
  },
};
