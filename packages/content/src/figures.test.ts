import { expect, test } from 'vitest';
import { figuresIn, type FoundFigure } from './figures-in.ts';
import { textsOf } from './record-texts.ts';
import { figureSchema } from './schemas/card.ts';
import { siteRecords, type SiteRecord } from './site-records.ts';

const records = await siteRecords();

/** Dates and telephone numbers, which measure nothing. */
const numberOnly = /^(?:\d{4}-\d{2}-\d{2}|\+[\d ()-]+)$/u;

/** A figure with the names of the records that say it. */
interface Claim extends FoundFigure {
  excerpt: string;
  places: ReadonlySet<string>;
}

const claims = claimsOf(records);

// Who changes a figure sees here what else is said in the same figure, or of the same thing.
// After reading them: `npm run pnpm -- --filter @kestrova/content exec vitest run figures --update`.
test('the list of figures is what the copy says', async () => {
  const lines = claims
    .toSorted((one, other) => one.value - other.value || (one.excerpt < other.excerpt ? -1 : 1))
    .map(({ value, excerpt, places }) => `${value}\t${excerpt}\t(${[...places].join(', ')})`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('figures.txt');
});

test('figures are found in digits and in words', () => {
  const text = 'One of us reads 18,406 lines within one business day, twenty-eight of them twice.';
  expect(figuresIn(text).map(({ value }) => value)).toEqual([18_406, 1, 28]);
  expect(figuresIn('nine hundred lines, a dozen pages, −58%').map(({ value }) => value)).toEqual([
    900, 12, -58,
  ]);
});

test.each([
  ['an answer to a message', /# business days?\b/u, 1],
  ['the notice of an engagement', /# days’ notice (?:ends|moves)/u, 30],
  ['the hours that both offices share', /# working hours a day/u, 2],
  ['the size of a team', /team is larger than #/u, 12],
  ['the weeks until seats are filled', /# weeks(?: after your decision|, at one monthly)/u, 5],
  ['the lines that MAAB’s clerks chased', /# (?:open )?lines a day/u, 900],
])('the site says one thing of %s', (_, subject, expected) => {
  expect([...valuesSaidAs(subject)]).toEqual([expected]);
});

test('no team in a story is larger than About Us says', () => {
  const limit = saidAs(/team is larger than #/u);
  expect(saidAs(/^# people in four squads/u) / saidAs(/people in # squads, from/u)).toBeLessThan(
    limit,
  );
  expect(saidAs(/^# consultants work/u) / saidAs(/consultants work in # teams/u)).toBeLessThan(
    limit,
  );
});

/** The one value of what is said in these words, `#` standing for the figure. */
function saidAs(subject: RegExp): number {
  const [value, ...others] = valuesSaidAs(subject);
  expect(others).toEqual([]);
  return value ?? Number.NaN;
}

function valuesSaidAs(subject: RegExp): ReadonlySet<number> {
  const said = claims.filter(({ before, after }) => subject.test(`${before}#${after}`));
  return new Set(said.map(({ value }) => value));
}

function claimsOf(sources: readonly SiteRecord[]): readonly Claim[] {
  const found = sources.flatMap(({ name, record }) =>
    textsOf(withFiguresInLabels(record)).flatMap((text) =>
      numberOnly.test(text) ? [] : figuresIn(text).map((one) => ({ ...one, name })),
    ),
  );
  const excerptOf = ({ before, figure, after }: FoundFigure) => `${before}${figure}${after}`;
  const alike = Map.groupBy(found, (one) => `${one.value} ${excerptOf(one)}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            excerpt: excerptOf(first),
            places: new Set([first, ...others].map(({ name }) => name)),
          },
        ]
      : [],
  );
}

/** A copy of a record in which every figure and its label are one text. */
function withFiguresInLabels(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record), (_, value: unknown) => {
    const { success, data } = figureSchema.safeParse(value);
    return success ? `${data.figure} ${data.label}` : value;
  });
}
