import type { NotFoundPanel } from '../schemas/interface.ts';

/** What stands in place of a page that is not there; pages of one of many say so themselves. */
export const notFoundCopy: NotFoundPanel = {
  heading: 'There is no page at this address',
  text: 'It may have moved, or the address may be mistyped. The home page leads to everything that is here.',
  link: { label: 'Go to the home page', to: '/home' },
};
