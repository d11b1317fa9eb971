import type { StartFailureCopy } from '../schemas/interface-words.ts';

/**
 * What a page says where its script did not arrive and a button that needs it is pressed. It stands
 * in every page's HTML, so it is short; an email address follows.
 */
export const startFailureCopy: StartFailureCopy = {
  text: 'This did not load. Please reload the page, or write to',
};
