import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseTokens } from '@kestrova/design-system/tokens';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { brandColors } from './brand-themes.ts';

const css = readFileSync(
  fileURLToPath(import.meta.resolve('@kestrova/design-system/tokens.css')),
  'utf8',
);
const values = new Map(parseTokens(css).map(({ name, value }) => [name, value]));

test.each(['light', 'dark'] as const)('wears the colours of the tokens in %s', (theme) => {
  const expected = Object.keys(brandColors[theme]).map((role) => [
    role,
    hexOf(`var(--color-${role})`, theme),
  ]);
  expect(brandColors[theme]).toEqual(Object.fromEntries(expected));
});

/** A token's colour in one theme, with its references followed. */
function hexOf(value: string, theme: 'light' | 'dark'): string | undefined {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return hexOf(values.get(reference) ?? '', theme);
  const themed = /^light-dark\((.*?\)?), ((?:var|oklch)\(.*)\)$/.exec(value);
  return themed ? hexOf(themed[theme === 'light' ? 1 : 2] ?? '', theme) : formatHex(value);
}
