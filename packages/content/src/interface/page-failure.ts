import type { PageFailureCopy } from '../schemas/interface-words.ts';

/** What stands in place of a page that could not be shown, by its cause. */
export const pageFailureCopy: PageFailureCopy = {
  offline: {
    heading: 'You are offline',
    text: 'This page has not been fetched yet. Check your connection, then try again.',
  },
  missing: {
    heading: 'This page did not load',
    text: 'One of its files did not arrive. Try again in a moment; if it stays so, please write to us.',
  },
  fault: {
    heading: 'Something went wrong on this page',
    text: 'The fault is ours. The other pages still work; if trying again does not help, please write to us.',
  },
  retry: 'Try again',
};
