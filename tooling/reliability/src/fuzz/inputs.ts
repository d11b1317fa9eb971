import fc from 'fast-check';
import { createRandom, type Random } from '../random.ts';

/** Seeded choices, and values of a kind. */
export interface Dice extends Random {
  /** A value of a kind; kinds are to be constants, since their values are drawn in advance. */
  draw<Value>(arbitrary: fc.Arbitrary<Value>): Value;
}

/** Drawing one value costs as much as drawing fifty. */
const drawnAtOnce = 50;

/** Creates the dice of one attacker. */
export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  const drawn = new Map<object, unknown[]>();
  return {
    ...random,
    draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
      const rest = drawn.get(arbitrary) ?? [];
      if (rest.length === 0) {
        rest.push(...fc.sample(arbitrary, { numRuns: drawnAtOnce, seed: random.int(0, 2 ** 31) }));
      }
      drawn.set(arbitrary, rest);
      return rest.pop() as Value;
    },
  };
}

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

export const anyJson = fc.jsonValue();
export const anyText = fc.string({ unit: 'binary', maxLength: 60 });
/** What can be the value of a header. */
export const printable = fc
  .string({ maxLength: 300 })
  .filter((text) => /^[\x20-\x7e]*$/.test(text));

/** What looks like a token, or can at least be a header. */
export const strangeToken = fc.oneof(
  fc.string({ maxLength: 120 }).filter((text) => /^[\x21-\x7e]*$/.test(text)),
  fc.constant(`${'0'.repeat(36)}.${'0'.repeat(22)}.${'0'.repeat(43)}`),
  fc.constant(`${'0'.repeat(22)}.${'0'.repeat(43)}`),
  fc.constant('x'.repeat(90)),
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

const strangeValue = fc.oneof(strangeText, anyJson);

/** Data of a form with one field replaced. */
export function withStrangeField<Data extends object>(data: Data, dice: Dice): Data {
  return { ...data, [dice.oneOf(Object.keys(data))]: dice.draw(strangeValue) };
}
