import type { NotFoundCopy } from '../schemas/interface.ts';

/** What stands in place of a page, a story or a job that is not there. */
export const notFoundCopy: NotFoundCopy = {
  page: {
    heading: 'There is no page at this address',
    text: 'It may have moved, or the address may be mistyped. The home page leads to everything that is here.',
    link: { label: 'Go to the home page', to: '/home' },
  },
  story: {
    heading: 'This story is not among ours',
    text: 'The link may be cut short or out of date. All of the impact stories are one click away.',
    link: { label: 'See all impact stories', to: '/impact-stories' },
  },
  job: {
    heading: 'This position is no longer listed',
    text: 'It may have been filled or withdrawn. The current openings show what we are hiring for now.',
    link: { label: 'See current openings', to: '/careers' },
  },
};
