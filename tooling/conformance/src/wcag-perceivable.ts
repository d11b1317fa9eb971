import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const AXE_PAGES = 'axe finds nothing on any page, at any width, in light or dark';
const AXE_STATES = 'axe finds nothing in a state that no address leads to';
const axe = [files.axe, AXE_PAGES, AXE_STATES] as const;
const NO_MEDIA = 'There is no audio and no video.';

/** WCAG 2.2, principle 1. */
export const perceivable: readonly Requirement[] = [
  {
    id: '1.1.1',
    level: 'A',
    name: 'Non-text Content',
    provedBy: [
      axe,
      [
        files.announcements,
        'every page has its language, its landmarks and an outline without gaps',
      ],
      [files.keyboard, 'the country menu opens, closes and gives the focus back by keyboard'],
      [files.records, 'every picture says what it shows, unless it decorates a heading'],
    ],
  },
  { id: '1.2.1', level: 'A', name: 'Audio-only and Video-only', notApplicable: NO_MEDIA },
  { id: '1.2.2', level: 'A', name: 'Captions (Prerecorded)', notApplicable: NO_MEDIA },
  { id: '1.2.3', level: 'A', name: 'Audio Description or Alternative', notApplicable: NO_MEDIA },
  { id: '1.2.4', level: 'AA', name: 'Captions (Live)', notApplicable: NO_MEDIA },
  { id: '1.2.5', level: 'AA', name: 'Audio Description', notApplicable: NO_MEDIA },
  {
    id: '1.3.1',
    level: 'A',
    name: 'Info and Relationships',
    provedBy: [
      axe,
      [
        files.announcements,
        'every page has its language, its landmarks and an outline without gaps',
        'the contact form names its fields, and its summary leads to each that is wrong',
        'the application form names its fields, and its summary leads to each that is wrong',
      ],
    ],
  },
  {
    id: '1.3.2',
    level: 'A',
    name: 'Meaningful Sequence',
    provedBy: [
      [files.keyboard, 'Tab meets every control of every page, in order, in sight and with a ring'],
      [files.everyPage, 'every page reads without JavaScript'],
    ],
  },
  {
    id: '1.3.3',
    level: 'A',
    name: 'Sensory Characteristics',
    open: 'No instruction refers to shape, place or sound; read by people, not by a test.',
  },
  {
    id: '1.3.4',
    level: 'AA',
    name: 'Orientation',
    provedBy: [[files.sight, 'nothing is cut off or beyond the window at 320 px'], axe],
  },
  {
    id: '1.3.5',
    level: 'AA',
    name: 'Identify Input Purpose',
    provedBy: [
      axe,
      [
        files.announcements,
        'the contact form names its fields, and its summary leads to each that is wrong',
        'the application form names its fields, and its summary leads to each that is wrong',
      ],
    ],
  },
  {
    id: '1.4.1',
    level: 'A',
    name: 'Use of Color',
    provedBy: [
      axe,
      [files.sight, 'controls keep an edge in forced colours'],
      [files.messages, 'every message of the contact form'],
    ],
  },
  { id: '1.4.2', level: 'A', name: 'Audio Control', notApplicable: NO_MEDIA },
  {
    id: '1.4.3',
    level: 'AA',
    name: 'Contrast (Minimum)',
    provedBy: [axe, [files.contrast, '%s is seen over %s']],
  },
  {
    id: '1.4.4',
    level: 'AA',
    name: 'Resize Text',
    provedBy: [[files.sight, 'wider text spacing loses nothing, also at 200 % zoom']],
  },
  {
    id: '1.4.5',
    level: 'AA',
    name: 'Images of Text',
    notApplicable:
      'The only images of text are the clients’ wordmarks, which are logotypes, and the drawn product screens, whose text is part of the picture.',
  },
  {
    id: '1.4.10',
    level: 'AA',
    name: 'Reflow',
    provedBy: [
      [
        files.sight,
        'nothing is cut off or beyond the window at 320 px',
        'dialogs and menus lose nothing at 320 px',
      ],
      [files.everyPage, 'every page of the sitemap stands finished, quiet and within its width'],
    ],
  },
  {
    id: '1.4.11',
    level: 'AA',
    name: 'Non-text Contrast',
    provedBy: [
      [
        files.contrast,
        '%s is seen over %s',
        'covers every role that is a colour of text or of what can be operated',
      ],
      [files.sight, 'controls keep an edge in forced colours'],
    ],
  },
  {
    id: '1.4.12',
    level: 'AA',
    name: 'Text Spacing',
    provedBy: [[files.sight, 'wider text spacing loses nothing, also at 200 % zoom']],
  },
  {
    id: '1.4.13',
    level: 'AA',
    name: 'Content on Hover or Focus',
    notApplicable:
      'Nothing appears on hover or focus but the skip link itself; menus open by a press.',
  },
];
