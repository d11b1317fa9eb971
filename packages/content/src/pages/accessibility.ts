import { brand } from '../brand.ts';
import type { AccessibilityPageCopy } from '../schemas/legal-text.ts';

/**
 * The accessibility statement. The figures are those of the script `conformance` after a complete run of
 * the tests on that day. Run both again before you change them.
 */
export const accessibilityPage: AccessibilityPageCopy = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How we test this website against WCAG 2.2 AA, what those tests cover, which limits we know of and how to report a barrier.',
  },
  breadcrumb: [{ label: 'Home', to: '/home' }, { label: 'Accessibility statement' }],
  heading: 'Accessibility statement',
  intro:
    'Everyone should be able to read these pages, find a job here and write to us, with whatever browser, keyboard or assistive tool they rely on. We measure ourselves against WCAG 2.2, level AA.',
  tested: 'Last tested on',
  effective: '2026-11-25',
  figures: [
    { figure: '55', label: 'criteria at levels A and AA' },
    { figure: '41', label: 'apply to what this site has' },
    { figure: '40', label: 'passed their tests' },
  ],
  sections: [
    {
      id: 'tests',
      heading: 'How we test',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Before a release, automated tests go through the finished site in real browsers:',
        },
        {
          kind: 'list',
          items: [
            'axe-core checks every page in Chromium, light and dark, on wide and narrow screens, and looks into dialogs, menus and error messages as well.',
            'A keyboard alone applies for a job and walks every control of every page; the focus has to stay visible and in order.',
            'Pages have to hold at 320 pixels, with text at twice its size, with wider spacing, in high-contrast colors, without animation and without JavaScript.',
            'The essential tasks run once more in Firefox and WebKit, the engine of Safari.',
          ],
        },
      ],
    },
    {
      id: 'results',
      heading: 'Results',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each test names the criteria that it proves. In the last complete run every test passed. Sensory Characteristics (1.3.3) has no test: a person reads the instructions for it. The criteria that we leave out concern video, audio, motion control, logins and other things that this site lacks.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every browser tab is titled with our name alone. The topic is in the main heading, which is announced when a page opens (2.4.2).',
            'Short notices close after five seconds, unless the pointer or the focus rests on them. What you typed stays in the form (2.2.1).',
            'The map on Contact Us belongs to OpenStreetMap and is outside our tests. The same address is there as text.',
            'Our tests use no screen reader, and no outside auditor has reviewed this site so far.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Report a barrier',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Something is in your way? Tell us the page, what you wanted to do and the tools you use. You will hear from a person within one business day, and we will help you by email or phone until it is fixed.',
        },
        {
          kind: 'contact',
          name: brand.legalName,
          address: brand.address,
          email: brand.emails.business,
          phone: brand.phones[0],
        },
      ],
    },
  ],
};
