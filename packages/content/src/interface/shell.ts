import type { PageFailureCopy, ShellLabels, StartFailureCopy } from '../schemas/interface.ts';

/** Labels of the header, the menu and other parts of every page, most of them for screen readers. */
export const shellLabels: ShellLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open the menu',
  menuFoot: 'Or reach us directly',
  country: 'Country',
  scrollToTop: 'Scroll to top',
  notifications: 'Notifications',
};

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

/**
 * What a page says where its script did not arrive and a button that needs it is pressed. It stands
 * in every page's HTML, so it is short; an email address follows.
 */
export const startFailureCopy: StartFailureCopy = {
  text: 'This did not load. Please reload the page, or write to',
};
