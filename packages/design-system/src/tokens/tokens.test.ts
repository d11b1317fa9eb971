import { expect, it } from 'vitest';
import { derivedFiles, read } from './derived-files.ts';
import { allTokens, toCss, type Size } from './tokens-css.ts';

it.each(derivedFiles())('%s has the values of the tokens', (path, text) => {
  expect(read(path), 'run `npm run pnpm -- --filter @kestrova/design-system run tokens`').toBe(
    text,
  );
});

it('has a hexadecimal value for each color', () => {
  const json = read('tokens/tokens.json');
  const colors = json.match(/"components": /g) ?? [];
  expect(colors.length).toBeGreaterThan(40);
  expect(json.match(/"hex": "#[0-9a-f]{6}"/g)).toHaveLength(colors.length);
});

it('gives each fluid size its largest value, for design tools without clamp()', () => {
  const fluid = allTokens.filter((token) => token.$type === 'dimension' && token.$extensions);
  expect(fluid.length).toBeGreaterThan(10);
  for (const token of fluid) {
    const { value, unit } = token.$value as Size;
    expect(toCss(token)).toContain(`${value}${unit}`);
  }
});
