import { expect, test } from 'vitest';
import { parseTokens, themedPicture } from './themed-picture.ts';

const tokens = parseTokens(`:root {
  --ink: oklch(0.2 0.02 200);
  --color-text: light-dark(var(--ink), white);
  --color-border: grey;
}`);

test('carries the tokens it uses, and those that they use, and no others', () => {
  expect(
    themedPicture('<svg viewBox="0 0 1 1"><path fill="var(--color-text)"/></svg>', tokens),
  ).toBe(
    '<svg viewBox="0 0 1 1"><style>:root{color-scheme:light dark;--color-text:light-dark(var(--ink), white);--ink:oklch(0.2 0.02 200)}</style><path fill="var(--color-text)"/></svg>',
  );
});

test('refuses a token that does not exist', () => {
  expect(() => themedPicture('<svg><path fill="var(--color-nothing)"/></svg>', tokens)).toThrow(
    '--color-nothing',
  );
});
