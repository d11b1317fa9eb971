import { expect, test } from 'vitest';
import * as checks from './checks.ts';
import { checkFixedTexts } from './fixed-texts.ts';
import { readSource } from './files.ts';

test.each([
  ['every record meets its schema', checks.checkSchemas],
  ['every filter of the stories finds a story', checks.checkFilters],
  ['records have the headings and lists that the specification fixes', checkFixedTexts],
  ['every page and every picture has texts of its own', checks.checkRepeated],
  ['records that give the same fact agree', checks.checkFacts],
  ['records are in American English', checks.checkSpelling],
])('%s', (_title, check) => {
  expect(check()).toEqual([]);
});

test('reports a file name that code and addresses cannot use', () => {
  expect(checks.checkSchemas(['pages/Our Tools'])).toEqual([
    'content/pages/Our Tools: rename the file: only letters, digits and hyphens are allowed',
  ]);
});

test('reports a changed heading that the specification fixes', () => {
  const changed = { ...readSource('pages/careers'), hero: { heading: 'Jobs' } };
  expect(
    checkFixedTexts((name) => (name === 'pages/careers' ? changed : readSource(name))),
  ).toEqual([
    'content/pages/careers.json: hero.heading has to be "Careers", as the specification fixes it',
  ]);
});

test('reports a page with the title of another page', () => {
  const { meta } = readSource('pages/services');
  const texts = checks.findTextsOf('pages/new-page.json', { meta });
  expect(checks.checkRepeated([...checks.findTexts(), ...texts])).toEqual([
    'content/pages/new-page.json: meta.title repeats meta.title of content/pages/services.json',
    'content/pages/new-page.json: meta.description repeats meta.description of content/pages/services.json',
  ]);
});

test('reports a picture with the alternative text of another picture', () => {
  const { cover } = readSource('stories/jsee');
  const story = { cover, designs: [{ ...Object(cover), name: 'another-picture' }] };
  const texts = checks.findTextsOf('stories/new.json', story);
  expect(checks.checkRepeated([...checks.findTexts(), ...texts])).toEqual([
    'content/stories/new.json: designs.0.alt repeats cover.alt of content/stories/jsee.json',
  ]);
});

test('reports a figure that contradicts another record', () => {
  const texts = checks.findTextsOf('pages/home.json', { text: 'Sixty days’ notice ends it.' });
  const others = [...checks.findTexts(), ...checks.findDrawnTexts()];
  expect(checks.checkFacts([...others, ...texts])).toEqual([
    'content/pages/home.json: text says Sixty, but the notice of an engagement is Thirty or thirty elsewhere; if the fact has changed, edit checks/facts.json',
  ]);
});

test('reports a figure in a drawing that contradicts its story', () => {
  const drawn = checks.findDrawnTexts().map((found) => ({
    ...found,
    text: found.text.replace('₹25,000 | ₹2,40,000 | Offer', '₹25,000 | ₹3,20,000 | Offer'),
  }));
  expect(checks.checkFacts([...checks.findTexts(), ...drawn])).toEqual([
    'public/pictures/aspire-offer.svg: the drawing says 3,20,000, but the limit of ASPIRE’s loan is 240,000 or 2,40,000 elsewhere; if the fact has changed, edit checks/facts.json',
  ]);
});

test('reports misspelled words and British spelling', () => {
  const texts = checks.findTextsOf('pages/home.json', {
    text: 'I recieved a Cheque for the grey bank’s APIs.',
  });
  expect(checks.checkSpelling(texts)).toEqual([
    'content/pages/home.json: text has recieved, which is not American English: correct it, or add a name to checks/words.json',
    'content/pages/home.json: text has Cheque, which is not American English: correct it, or add a name to checks/words.json',
    'content/pages/home.json: text has grey, which is not American English: correct it, or add a name to checks/words.json',
  ]);
});
