import { formatHex, toGamut } from 'culori';
import { expect, it } from 'vitest';
import { derivedFiles, read } from './derived-files.ts';
import { allTokens, toCss, type Size } from './tokens-css.ts';

it.each(derivedFiles())('%s has the values of the tokens', (path, text) => {
  expect(read(path), 'run `npm run pnpm -- --filter @kestrova/design-system run tokens`').toBe(
    text,
  );
});

it('resolves each color in both themes, with its opacity', () => {
  expect(JSON.parse(read('tokens/colors.json'))).toMatchObject({
    'color-focus': {
      light: { oklch: 'oklch(0.51 0.074 190)', hex: '#27746f' },
      dark: { oklch: 'oklch(0.81 0.066 187)', hex: '#8fcfc8' },
    },
    'color-backdrop': {
      light: { oklch: 'oklch(0.15 0.02 205 / 0.6)', hex: '#020e0f99' },
      dark: { oklch: 'oklch(0.1 0.015 205 / 0.72)', hex: '#000405b8' },
    },
  });
});

it('gives each color its nearest hexadecimal value, for design tools without OKLCH', () => {
  const toSrgb = toGamut('rgb', 'oklch');
  const colors: { components: number[]; hex: string }[] = [];
  JSON.parse(read('tokens/tokens.json'), (_name, value) => {
    if (value.components) colors.push(value);
    return value;
  });
  expect(colors.length).toBeGreaterThan(40);
  for (const { components, hex } of colors) {
    const [l = 0, c = 0, h = 0] = components;
    expect(hex, components.join(' ')).toBe(formatHex(toSrgb({ mode: 'oklch', l, c, h })));
  }
});

it('gives each fluid size its largest value, for design tools without clamp()', () => {
  const fluid = allTokens.filter((token) => token.$type === 'dimension' && token.$extensions);
  expect(fluid.length).toBeGreaterThan(10);
  for (const token of fluid) {
    const { value, unit } = token.$value as Size;
    expect(toCss(token)).toContain(`${value}${unit}`);
  }
});
