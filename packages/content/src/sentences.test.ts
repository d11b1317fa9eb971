import { expect, test } from 'vitest';
import { sentencesOf, textsOf } from './record-texts.ts';
import { siteRecords } from './site-records.ts';

const PHRASE_LENGTH = 7;
const MAX_CONTRASTS = 2;

const records = await siteRecords();

test('no sentence stands on the site twice', () => {
  const places = records.flatMap(({ name, record }) =>
    sentencesOf(record).map((sentence) => [sentence, name] as const),
  );
  expect(repeatedIn(places)).toEqual({});
});

// A sentence that was only varied still reads as a repetition.
test(`no ${PHRASE_LENGTH} words in a row stand on the site twice`, () => {
  const places = records.flatMap(({ name, record }) =>
    sentencesOf(record).flatMap((sentence) =>
      phrasesOf(sentence).map((phrase) => [phrase, name] as const),
    ),
  );
  expect(repeatedIn(places)).toEqual({});
});

test('texts use typographic apostrophes and quotation marks, except where the spec is exact', () => {
  const exact = [
    "Building the Right Teams for Tomorrow's Challenges",
    "Let's build your Global Capability Center together",
  ];
  const straight = records
    .flatMap(({ record }) => textsOf(record))
    .filter((text) => /['"]/u.test(text) && !exact.includes(text));
  expect(straight).toEqual([]);
});

// A contrast is emphatic where it is rare: one in the terms, one of what a ledger may not do.
test(`what a thing is is said by what it is not ${MAX_CONTRASTS} times at most`, () => {
  const contrast =
    /(?:,|,? and|,? but) (?:not|never) \w+|\bnot (?:only|just|merely|simply)\b|\brather than\b/giu;
  const found = records
    .flatMap(({ record }) => textsOf(record))
    .flatMap((text) => text.match(contrast) ?? []);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MAX_CONTRASTS);
});

/** The places of every text that has more than one. */
function repeatedIn(places: readonly (readonly [text: string, name: string])[]) {
  const byText = Map.groupBy(places, ([text]) => text);
  return Object.fromEntries(
    [...byText]
      .filter(([, found]) => found.length > 1)
      .map(([text, found]) => [text, found.map(([, name]) => name)]),
  );
}

function phrasesOf(sentence: string): readonly string[] {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - PHRASE_LENGTH + 1))
    .map((_, start) => words.slice(start, start + PHRASE_LENGTH).join(' '));
}
