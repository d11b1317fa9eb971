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
/** A random value of a kind. */
export const draw = <Value>(arbitrary: fc.Arbitrary<Value>): Value =>
  fc.sample(arbitrary, 1)[0] as Value;

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

/** Data of a form with one field replaced. */
export function withStrangeField<Data extends object>(data: Data): Data {
  const field = oneOf(Object.keys(data));
  return { ...data, [field]: draw(fc.oneof(strangeText, fc.jsonValue())) };
}
