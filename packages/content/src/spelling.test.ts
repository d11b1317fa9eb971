import { spellCheckDocument } from 'cspell-lib';
import { expect, test } from 'vitest';
import { picturesOf, textsOf } from './record-texts.ts';
import { siteRecords } from './site-records.ts';

/** Names and terms of the site that no dictionary has. */
const projectTerms: readonly string[] = [
  'Achieng',
  'Anjali',
  'Bengaluru',
  'chargebacks',
  'cutover',
  'cutovers',
  'Deshpande',
  'Dhabi',
  'DPDP',
  'Feldman',
  'Fintech',
  'fintech',
  'Haddad',
  'Hutchins',
  'HITEC',
  'Infinte',
  'Joshi',
  'JSEE',
  'Kenji',
  'Kestrova',
  'Kulkarni',
  'MAAB',
  'Mansoori',
  'Mariam',
  'Meera',
  'Menon',
  'Nikhil',
  'Njoroge',
  'Raghav',
  'Samira',
  'TASC',
  'Telangana',
  'Wanjiru',
  'Watanabe',
  'WCAG',
  'wordmarks',
];

/** British forms that the dictionary accepts. The site is written in American English. */
const britishSpellings: readonly string[] = [
  'cancelled',
  'centre',
  'centres',
  'cheque',
  'coloured',
  'enquiries',
  'enquiry',
  'grey',
  'instalment',
  'instalments',
  'labelled',
  'licence',
  'licences',
  'modelling',
  'programme',
  'programmes',
  'travelled',
];

// The first check loads the dictionaries, which takes seconds on a busy machine.
test('the copy is spelt as American English spells it', { timeout: 120_000 }, async () => {
  const records = await siteRecords();
  const texts = records.flatMap(({ record }) => allTextsOf(record));
  expect(await misspelt(texts)).toEqual([]);
});

test('a misspelling and a British spelling are found', { timeout: 120_000 }, async () => {
  expect(await misspelt(['A colour recieved by a grey centre.'])).toEqual([
    'colour',
    'recieved',
    'grey',
    'centre',
  ]);
});

test('every project term is used on the site', async () => {
  const records = await siteRecords();
  const text = records.flatMap(({ record }) => allTextsOf(record)).join('\n');
  expect(projectTerms.filter((word) => !text.includes(word))).toEqual([]);
});

function allTextsOf(record: unknown): readonly string[] {
  return [...textsOf(record), ...picturesOf(record).map(({ alt }) => alt)];
}

async function misspelt(texts: readonly string[]): Promise<readonly string[]> {
  const { issues } = await spellCheckDocument(
    { uri: 'site.txt', text: texts.join('\n'), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    { words: [...projectTerms], flagWords: [...britishSpellings], allowCompoundWords: false },
  );
  return [...new Set(issues.map(({ text }) => text))];
}
