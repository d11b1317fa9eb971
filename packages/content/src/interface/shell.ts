import type { ShellWords } from '../schemas/interface-words.ts';

/** Words of the frame around every page, most of them for screen readers. */
export const shellWords: ShellWords = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  country: 'Country',
  breadcrumb: 'Breadcrumb',
  scrollToTop: 'Scroll to top',
  social: 'Social media',
  newTab: 'opens in a new tab',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  loading: 'Loading',
  offline: 'You appear to be offline. This page will go on as soon as the connection is back.',
};
