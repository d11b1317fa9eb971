import tokens from '@kestrova/design-system/tokens.json' with { type: 'json' };
import type { CSSProperties } from 'react';
import * as z from 'zod/mini';

const valueSchema = z.union([z.string(), z.object({ hex: z.string() })]);
const tokenSchema = z.object({ $value: z.unknown() });

/** The design system's colors, as hexadecimal values, which every mail program reads. */
const palette = {
  text: toModes(tokens.color.text),
  'text-quiet': toModes(tokens.color['text-quiet']),
  'text-brand': toModes(tokens.color['text-brand']),
  'text-accent': toModes(tokens.color['text-accent']),
  border: toModes(tokens.color.border),
  surface: toModes(tokens.color.surface),
  'surface-sunken': toModes(tokens.color['surface-sunken']),
  'surface-raised': toModes(tokens.color['surface-raised']),
  brand: toModes(tokens.color.brand),
  'on-brand': toModes(tokens.color['on-brand']),
};

type ColorName = keyof typeof palette;
const properties = { color: 'color', background: 'background-color', border: 'border-color' };
type Colors = Partial<Record<keyof typeof properties, ColorName>>;

/** The style of an element: its light colors inline, and the classes of its dark colors. */
export function paint({ color, background, border }: Colors, style: CSSProperties = {}) {
  const named = Object.entries({ color, background, border }).filter(([, name]) => name);
  return {
    className: named.map(([property, name]) => `${property}-${name}`).join(' '),
    style: {
      ...style,
      ...(color && { color: palette[color].light }),
      ...(background && { backgroundColor: palette[background].light }),
      ...(border && { borderColor: palette[border].light }),
    },
  };
}

const darkRules = Object.entries(properties).flatMap(([name, property]) =>
  Object.entries(palette).map(
    ([token, { dark }]) => `.${name}-${token}{${property}:${dark}!important}`,
  ),
);

/** A mail program that cannot read it shows the light colors. */
export const darkColors = `@media (prefers-color-scheme:dark){${darkRules.join('')}}`;

function toModes(token: { $value: unknown; $extensions: { mode: { dark: unknown } } }) {
  return { light: toHex(token.$value), dark: toHex(token.$extensions.mode.dark) };
}

/** A value; a reference to the palette, such as `{brand.600}`, is resolved. */
function toHex(value: unknown): string {
  const parsed = valueSchema.parse(value);
  if (typeof parsed !== 'string') return parsed.hex;
  const path = parsed.slice(1, -1).split('.');
  const group = z.record(z.string(), z.unknown());
  const token = path.reduce<unknown>((node, name) => group.parse(node)[name], tokens);
  return toHex(tokenSchema.parse(token).$value);
}
