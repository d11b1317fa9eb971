import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const OUTLINE = 'every page has its language, its landmarks and an outline without gaps';
const SAME_LINKS = 'header and footer offer the same links in the same order on every page';
const CONTACT = 'the contact form names its fields, and its summary leads to each that is wrong';
const APPLICATION =
  'the application form names its fields, and its summary leads to each that is wrong';

/** WCAG 2.2, principles 3 and 4. */
export const understandableAndRobust: readonly Requirement[] = [
  {
    id: '3.1.1',
    level: 'A',
    name: 'Language of Page',
    provedBy: [[files.announcements, OUTLINE]],
  },
  {
    id: '3.1.2',
    level: 'AA',
    name: 'Language of Parts',
    notApplicable: 'All text is English; names of people and places are exempt.',
  },
  {
    id: '3.2.1',
    level: 'A',
    name: 'On Focus',
    provedBy: [
      [files.keyboard, 'Tab meets every control of every page, in order, in sight and with a ring'],
    ],
  },
  {
    id: '3.2.2',
    level: 'A',
    name: 'On Input',
    provedBy: [[files.announcements, 'the number of jobs that a search found is announced']],
  },
  {
    id: '3.2.3',
    level: 'AA',
    name: 'Consistent Navigation',
    provedBy: [[files.announcements, SAME_LINKS]],
  },
  {
    id: '3.2.4',
    level: 'AA',
    name: 'Consistent Identification',
    provedBy: [[files.announcements, SAME_LINKS]],
  },
  {
    id: '3.2.6',
    level: 'A',
    name: 'Consistent Help',
    provedBy: [[files.announcements, SAME_LINKS]],
  },
  {
    id: '3.3.1',
    level: 'A',
    name: 'Error Identification',
    provedBy: [
      [files.announcements, CONTACT, APPLICATION],
      [files.messages, 'every message of the contact form'],
    ],
  },
  {
    id: '3.3.2',
    level: 'A',
    name: 'Labels or Instructions',
    provedBy: [[files.announcements, CONTACT, APPLICATION]],
  },
  {
    id: '3.3.3',
    level: 'AA',
    name: 'Error Suggestion',
    provedBy: [
      [
        files.messages,
        'every message of the application form, and none before the first submit',
        'every message of the contact form',
      ],
    ],
  },
  {
    id: '3.3.4',
    level: 'AA',
    name: 'Error Prevention (Legal, Financial, Data)',
    notApplicable: 'Nothing that is sent binds the visitor, moves money or changes kept data.',
  },
  {
    id: '3.3.7',
    level: 'A',
    name: 'Redundant Entry',
    provedBy: [
      [
        files.applyJourney,
        'what was typed comes back with the dialog, files excepted, and nothing is stored',
      ],
    ],
  },
  {
    id: '3.3.8',
    level: 'AA',
    name: 'Accessible Authentication (Minimum)',
    notApplicable: 'There is nothing to log in to.',
  },
  {
    id: '4.1.2',
    level: 'A',
    name: 'Name, Role, Value',
    provedBy: [
      [
        files.axe,
        'axe finds nothing on any page, at any width, in light or dark',
        'axe finds nothing in a state that no address leads to',
      ],
      [files.announcements, CONTACT, APPLICATION],
    ],
  },
  {
    id: '4.1.3',
    level: 'AA',
    name: 'Status Messages',
    provedBy: [
      [
        files.announcements,
        'each navigation puts the focus on the main heading, which announces it once',
        'a failure is announced and leaves the focus where it is',
        'the number of jobs that a search found is announced',
      ],
    ],
  },
];
