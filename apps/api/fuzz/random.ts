import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/** Names of files that lead elsewhere, are too long or no text. */
export const strangeNames = [
  '../../../etc/passwd.pdf',
  'C:\\Windows\\cv.pdf',
  'cv\0.pdf',
  '\u202Efdp.exe.pdf',
  `${'n'.repeat(10_000)}.pdf`,
  'cv.pdf"; name="data',
  '\uD800.pdf',
  '.pdf',
  'CON.pdf',
];

/** One of them, at random. */
export const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
/** Chooses items at random, each as often as its weight says. */
export function createWeightedChoice<Item>(
  items: readonly Item[],
  weigh: (item: Item) => number,
): () => Item {
  const weights = items.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = Math.random() * total;
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return items.at(index) as Item;
  };
}

const drawn = new WeakMap<object, unknown[]>();
/** Drawing one value costs as much as drawing fifty. */
const drawnAtOnce = 50;

/** A random value of a kind; kinds are to be constants, since their values are drawn in advance. */
export function draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
  const rest = drawn.get(arbitrary) ?? [];
  if (rest.length === 0) rest.push(...fc.sample(arbitrary, drawnAtOnce));
  drawn.set(arbitrary, rest);
  return rest.pop() as Value;
}

/** Texts that break parsers, queries, cells or lines. */
export const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\uD800',
    '\u202E',
    'x'.repeat(100_000),
    '=1+1',
    "'; drop table jobs;--",
  ),
);

/** Headers that the server reads. */
export const headerNames = [
  'if-none-match',
  'origin',
  'cookie',
  'x-xsrf-token',
  'idempotency-key',
  'x-forwarded-for',
  'accept-encoding',
  'range',
] as const;

const strangeValue = fc.oneof(strangeText, fc.jsonValue());

/** Data of a form with one field replaced. */
export function withStrangeField<Data extends object>(data: Data): Data {
  const field = oneOf(Object.keys(data));
  return { ...data, [field]: draw(strangeValue) };
}
