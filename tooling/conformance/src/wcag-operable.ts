import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const WALK = 'Tab meets every control of every page, in order, in sight and with a ring';
const DIALOG = 'the application dialog takes the focus, holds it and gives it back';
const ARRIVAL = 'each navigation puts the focus on the main heading, which announces it once';
const menus = [
  'the services menu opens, closes and gives the focus back by keyboard',
  'the country menu opens, closes and gives the focus back by keyboard',
  'the mobile menu opens, closes and gives the focus back by keyboard',
] as const;
const LIGHTBOX = 'a picture opens larger, turns by arrows and gives the focus back';

/** WCAG 2.2, principle 2. */
export const operable: readonly Requirement[] = [
  {
    id: '2.1.1',
    level: 'A',
    name: 'Keyboard',
    provedBy: [
      [files.keyboard, 'from Home to a sent application without a mouse', WALK, ...menus, LIGHTBOX],
    ],
  },
  { id: '2.1.2', level: 'A', name: 'No Keyboard Trap', provedBy: [[files.keyboard, WALK, DIALOG]] },
  {
    id: '2.1.4',
    level: 'A',
    name: 'Character Key Shortcuts',
    notApplicable: 'There are no shortcuts of single characters.',
  },
  {
    id: '2.2.1',
    level: 'A',
    name: 'Timing Adjustable',
    provedBy: [[files.endings, 'a toast leaves after 5 seconds']],
    open: 'Toasts leave after five seconds unless pointer or focus rests on them. What they say of a failure is that nothing was sent; the form stays as it was.',
  },
  {
    id: '2.2.2',
    level: 'A',
    name: 'Pause, Stop, Hide',
    provedBy: [
      [
        files.sight,
        'the logos stop at a press and stay so, and move again at the next',
        'nothing moves and nothing waits under reduced motion',
      ],
    ],
  },
  {
    id: '2.3.1',
    level: 'A',
    name: 'Three Flashes or Below Threshold',
    notApplicable: 'Nothing flashes.',
  },
  {
    id: '2.4.1',
    level: 'A',
    name: 'Bypass Blocks',
    provedBy: [[files.keyboard, 'the first stop of Tab leads to the content']],
  },
  {
    id: '2.4.2',
    level: 'A',
    name: 'Page Titled',
    provedBy: [
      [files.everyPage, 'every page of the sitemap stands finished, quiet and within its width'],
      [files.announcements, ARRIVAL],
    ],
    open: 'Every page has a title, and it is the company’s name alone, as the product’s specification asks. The page’s topic is its main heading, which takes the focus and is announced.',
  },
  {
    id: '2.4.3',
    level: 'A',
    name: 'Focus Order',
    provedBy: [
      [files.keyboard, WALK, DIALOG, LIGHTBOX, ...menus],
      [files.announcements, ARRIVAL],
    ],
  },
  {
    id: '2.4.4',
    level: 'A',
    name: 'Link Purpose (In Context)',
    provedBy: [
      [files.axe, 'axe finds nothing on any page, at any width, in light or dark'],
      [files.announcements, 'links and buttons of a list say which entry they belong to'],
    ],
  },
  {
    id: '2.4.5',
    level: 'AA',
    name: 'Multiple Ways',
    provedBy: [
      [
        files.crawl,
        'a crawler without JavaScript finds every page and every open job, and no dead link',
      ],
      [
        files.announcements,
        'header and footer offer the same links in the same order on every page',
      ],
    ],
  },
  {
    id: '2.4.6',
    level: 'AA',
    name: 'Headings and Labels',
    provedBy: [
      [
        files.announcements,
        'every page has its language, its landmarks and an outline without gaps',
        'the contact form names its fields, and its summary leads to each that is wrong',
        'the application form names its fields, and its summary leads to each that is wrong',
      ],
    ],
  },
  {
    id: '2.4.7',
    level: 'AA',
    name: 'Focus Visible',
    provedBy: [[files.keyboard, WALK, DIALOG, ...menus]],
  },
  {
    id: '2.4.11',
    level: 'AA',
    name: 'Focus Not Obscured (Minimum)',
    provedBy: [
      [
        files.keyboard,
        WALK,
        'Shift+Tab meets them too, and so does Tab on a narrow screen',
        DIALOG,
      ],
    ],
  },
  {
    id: '2.5.1',
    level: 'A',
    name: 'Pointer Gestures',
    notApplicable: 'No function needs a path or more than one finger.',
  },
  {
    id: '2.5.2',
    level: 'A',
    name: 'Pointer Cancellation',
    provedBy: [[files.sight, 'a press that ends elsewhere does nothing']],
  },
  {
    id: '2.5.3',
    level: 'A',
    name: 'Label in Name',
    provedBy: [[files.axe, 'axe finds nothing on any page, at any width, in light or dark']],
  },
  {
    id: '2.5.4',
    level: 'A',
    name: 'Motion Actuation',
    notApplicable: 'Nothing is operated by moving the device.',
  },
  {
    id: '2.5.7',
    level: 'AA',
    name: 'Dragging Movements',
    provedBy: [
      [
        files.messages,
        'wrong files are cleared at once, dropped ones too, each under its own field',
      ],
    ],
  },
  {
    id: '2.5.8',
    level: 'AA',
    name: 'Target Size (Minimum)',
    provedBy: [[files.sight, 'every control is large enough for a finger']],
  },
];
