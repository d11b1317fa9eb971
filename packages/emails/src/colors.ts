import colors from '@kestrova/design-system/colors.json' with { type: 'json' };
import type { CSSProperties } from 'react';

const names = [
  'text',
  'text-quiet',
  'text-brand',
  'border',
  'surface',
  'surface-sunken',
  'surface-raised',
  'brand',
  'on-brand',
] as const;
const properties = { color: 'color', background: 'background-color', border: 'border-color' };
type Colors = Partial<Record<keyof typeof properties, (typeof names)[number]>>;

/** The style of an element: its light colors inline, and the classes of its dark colors. */
export function paint({ color, background, border }: Colors, style: CSSProperties = {}) {
  const named = Object.entries({ color, background, border }).filter(([, name]) => name);
  return {
    className: named.map(([property, name]) => `${property}-${name}`).join(' '),
    style: {
      ...style,
      ...(color && { color: colors[`color-${color}`].light.hex }),
      ...(background && { backgroundColor: colors[`color-${background}`].light.hex }),
      ...(border && { borderColor: colors[`color-${border}`].light.hex }),
    },
  };
}

const darkRules = Object.entries(properties).flatMap(([name, property]) =>
  names.map(
    (color) => `.${name}-${color}{${property}:${colors[`color-${color}`].dark.hex}!important}`,
  ),
);

/** A mail program that cannot read it shows the light colors. */
export const darkColors = `@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
