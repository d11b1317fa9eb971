import { spellCheckDocument } from 'cspell-lib';
import { expect, test } from 'vitest';
import { pictures } from './pictures/pictures.ts';
import { britishSpellings, projectTerms } from './project-words.ts';
import { textsOf } from './record-texts.ts';
import { siteRecords } from './site-records.ts';

// The first check loads the dictionaries, which takes seconds on a busy machine.
test(
  'the words of the site are spelt as American English spells them',
  { timeout: 120_000 },
  async () => {
    const records = await siteRecords();
    const texts = records.flatMap(({ record }) => textsOf(record));
    expect(await misspelt([...texts, ...pictures.map(({ alt }) => alt)])).toEqual([]);
  },
);

test('a slip and a British spelling are found', { timeout: 120_000 }, async () => {
  expect(await misspelt(['A colour recieved by a grey centre.'])).toEqual([
    'colour',
    'recieved',
    'grey',
    'centre',
  ]);
});

test('the project’s dictionary holds no word that the site does not use', async () => {
  const records = await siteRecords();
  const alts = pictures.map(({ alt }) => alt);
  const text = [...records.flatMap(({ record }) => textsOf(record)), ...alts].join('\n');
  expect(projectTerms.filter((word) => !text.includes(word))).toEqual([]);
});

async function misspelt(texts: readonly string[]): Promise<readonly string[]> {
  const { issues } = await spellCheckDocument(
    { uri: 'site.txt', text: texts.join('\n'), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    { words: [...projectTerms], flagWords: [...britishSpellings], allowCompoundWords: false },
  );
  return [...new Set(issues.map(({ text }) => text))];
}
