import type { LegalChooser } from '../schemas/interface-words.ts';

/** What the terms page says before a visitor has chosen one of its two texts. */
export const legalChooser: LegalChooser = {
  heading: 'Terms and privacy',
  text: 'Two texts govern this website. Which one would you like to read?',
};
