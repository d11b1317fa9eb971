import type { TermsPolicyPageCopy } from '../schemas/interface.ts';

/** What the terms page says around its two texts, and before a visitor has chosen one of them. */
export const termsPolicyPage: TermsPolicyPageCopy = {
  meta: {
    title: 'Terms & Conditions and Privacy Policy',
    description:
      'The terms under which this website may be used, and how Kestrova collects, keeps and erases personal data.',
  },
  breadcrumb: [{ label: 'Home', to: '/home' }, { label: 'Terms and privacy' }],
  heading: 'Terms and privacy',
  text: 'Two texts govern this website. Which one would you like to read?',
  effective: 'In force since',
};
