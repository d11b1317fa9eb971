import { formatHex, formatHex8, parse, toGamut } from 'culori';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { derivedFiles, read } from './derived-files.ts';
import { allTokens, toCss, type Size } from './tokens-css.ts';

it.each(derivedFiles())('%s has the values of the tokens', (path, text) => {
  expect(read(path), 'run `npm run pnpm -- --filter @kestrova/design-system run tokens`').toBe(
    text,
  );
});

it('resolves each color in both themes, with its opacity', () => {
  type Formats = Record<'light' | 'dark', { oklch: string; hex: string }>;
  const colors = JSON.parse(read('tokens/colors.json')) as Record<string, Formats>;
  for (const { oklch, hex } of Object.values(colors).flatMap(({ light, dark }) => [light, dark])) {
    const { alpha = 1 } = parse(oklch) ?? {};
    const color = toGamut('rgb', 'oklch')(oklch);
    expect(hex, oklch).toBe(alpha < 1 ? formatHex8(color) : formatHex(color));
  }
  const { 'color-backdrop': backdrop, 'color-text-brand': text } = colors;
  expect(parse(backdrop?.light.oklch ?? '')?.alpha).toBeLessThan(1);
  // The roles name other steps of the palette in each theme.
  expect(text?.light).toEqual(colors['brand-700']?.light);
  expect(text?.dark).toEqual(colors['brand-300']?.light);
});

it('gives each color role a dark value, without which tokens.css would omit it', () => {
  const roles = allTokens.filter(({ name }) => name.startsWith('color-'));
  expect(roles.filter(({ $extensions }) => !$extensions?.mode?.dark)).toEqual([]);
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

const size = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const color = z.strictObject({
  colorSpace: z.literal('oklch'),
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.number().min(0).max(1).optional(),
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const offsets = { offsetX: size, offsetY: size, blur: size, spread: size };
/** The types of the format's version 2025.10 that the file uses, each with the shape of its values. */
const shapes = {
  color,
  cubicBezier: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  dimension: size,
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  fontFamily: z.array(z.string()),
  fontWeight: z.number().min(1).max(1000),
  number: z.number(),
  shadow: z.strictObject({ color, ...offsets }),
};

it.each(allTokens)('writes $name in the format 2025.10 of design tokens', ({ $type, $value }) => {
  z.strictObject(shapes)
    .partial()
    .parse({ [$type]: $value });
});
