import type { ShellLabels } from '../schemas/interface-words.ts';

/** Words of the frame around every page, most of them for screen readers. */
export const shellLabels: ShellLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open the menu',
  country: 'Country',
  scrollToTop: 'Scroll to top',
  notifications: 'Notifications',
};
