import { expect, test } from 'vitest';
import { parseRecord } from './files.ts';
import { pageSchema, readSection } from './schemas/page.ts';

const page = {
  meta: {
    title: 'Wallets for Cooperatives',
    description:
      'What a savings cooperative needs to pay its members by phone, and how we build it.',
  },
  sections: [
    {
      kind: 'hero',
      heading: 'Wallets',
      text: 'We build wallets for savings cooperatives, with their own ledger.',
    },
  ],
};
const [hero] = page.sections;
const cards = { kind: 'cards', heading: 'Three', text: hero?.text, cards: [] };

test.each([
  [
    'an unknown field',
    { ...page, section: [] },
    'the record has the unknown field section: correct its name, or delete it',
  ],
  [
    'an unknown kind',
    { ...page, sections: [hero, { kind: 'card' }] },
    'sections.1.kind is not one of hero, cards, names',
  ],
  ['a missing kind', { ...page, sections: [{ heading: 'Wallets' }] }, 'sections.0.kind is missing'],
  [
    'a missing text',
    { ...page, sections: [{ kind: 'hero', heading: 'Wallets' }] },
    'sections.0.text is missing',
  ],
  [
    'a long heading',
    { ...page, sections: [{ ...hero, heading: 'A'.repeat(81) }] },
    'sections.0.heading is too long: 81 characters, and its place holds 80',
  ],
  [
    'a short text',
    { ...page, sections: [{ ...hero, text: 'We build.' }] },
    'sections.0.text is too short: 9 characters, and its place needs 60',
  ],
  [
    'an empty list',
    { ...page, sections: [hero, cards] },
    'sections.1.cards is too short: 0 entries, and its place needs 1',
  ],
  [
    'no opening',
    { ...page, sections: [{ kind: 'figures', figures: ['people'] }] },
    'sections begin with one of the kinds hero, document',
  ],
  [
    'a link to no page',
    {
      ...page,
      sections: [hero, { ...hero, kind: 'link', action: { label: 'Us', to: '/home/contact-us' } }],
    },
    'sections.1.action.to leads to no page. These addresses do: /home, /services, ',
  ],
  [
    'a missing picture',
    {
      ...page,
      sections: [{ ...hero, sheet: { name: 'no-sheet', alt: 'A sheet that is missing.' } }],
    },
    'sections.0.sheet.name names no-sheet.svg, which is not in public/pictures',
  ],
  [
    'an unknown person',
    { ...page, sections: [hero, { kind: 'closing', answeredBy: { person: 'nobody' } }] },
    'sections.1.answeredBy.person is not one of kenji-watanabe',
  ],
  [
    'a page above that is not in the menu',
    { ...page, breadcrumb: ['/security'] },
    'breadcrumb.0 is not in the menu',
  ],
  ['an invalid day', { ...page, lastDay: '31 March' }, 'lastDay is not a date such as 2026-05-12'],
])('reports %s in a page', (_mistake, source, sentence) => {
  expect(() => parseRecord('pages/new.json', source, pageSchema)).toThrow(
    `content/pages/new.json: ${sentence}`,
  );
});

test('shows the sheet of the opening again in a closing without a drawing of its own', () => {
  expect(readSection('services', 'closing').sends).toEqual(readSection('services', 'hero').sheet);
});
