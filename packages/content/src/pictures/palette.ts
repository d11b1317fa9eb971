import { readFileSync } from 'node:fs';
import { formatHex, interpolate } from 'culori';
import * as z from 'zod';

type Theme = 'light' | 'dark';

const colorsFile = new URL('../../../design-system/src/tokens/colors.json', import.meta.url);
const colorSchema = z.object({ oklch: z.string(), hex: z.string() });
const colors = z
  .record(z.string(), z.object({ light: colorSchema, dark: colorSchema }))
  .parse(JSON.parse(readFileSync(colorsFile, 'utf8')));

/**
 * The color of each class of a drawing: a token of the design system, with a percentage if it is mixed
 * into the surface. A pair has the color of the light and of the dark theme.
 */
const classes: Record<string, string | readonly [light: string, dark: string]> = {
  accent: 'color-accent',
  'accent-text': 'color-text-accent',
  bad: 'color-danger',
  'bad-tint': 'color-danger 12%',
  brand: 'color-brand',
  'brand-text': 'color-text-brand',
  card: 'color-surface-raised',
  copper: 'copper-400',
  'copper-shade': 'copper-700',
  'copper-side': 'copper-600',
  deep: 'deep',
  'deep-brand': 'brand-400',
  'deep-line': 'brand-700',
  'deep-raised': 'brand-800',
  edge: 'color-border-strong',
  glow: 'color-accent 16%',
  good: 'color-success',
  'good-tint': 'color-success 14%',
  half: 'color-brand 60%',
  line: 'color-border',
  'on-accent': 'color-on-accent',
  'on-brand': 'color-on-brand',
  'on-deep': 'brand-50',
  'on-deep-quiet': 'brand-300',
  paper: 'color-surface',
  quiet: 'color-text-quiet',
  sand: 'copper-300 44%',
  shade: 'color-brand 32%',
  sky: 'brand-200',
  text: 'color-text',
  tint: 'color-brand 15%',
  well: 'color-surface-sunken',
  // In the dark theme, a shape on a dark background is two steps lighter than it.
  lifted: ['color-surface-raised', 'color-surface-panel'],
  'lifted-edge': ['color-border', 'color-border-strong'],
  // In the dark theme, a sheet of paper is darker than the page, and its marks are brighter.
  sheet: ['color-surface-raised', 'color-surface'],
  'sheet-half': ['color-brand 60%', 'brand-500'],
  'sheet-shade': ['color-brand 32%', 'brand-700'],
  'sheet-tint': ['color-brand 15%', 'color-brand 32%'],
  'sheet-well': ['color-surface-sunken', 'color-brand 15%'],
  // The street plans of the offices.
  house: 'color-brand 32%',
  land: ['color-border', 'color-surface-raised'],
  park: ['brand-100', 'color-brand 15%'],
  pin: 'color-accent',
  'pin-eye': 'color-on-accent',
  rail: 'color-brand',
  stop: ['color-surface', 'color-surface-raised'],
  street: ['color-surface', 'color-border'],
  water: ['brand-300', 'brand-800'],
  // People keep their colors when the brand changes.
  'hair-brown': '#563020',
  'hair-dark': '#071617',
  'hair-grey': '#7d9e9c',
  'skin-brown': '#9d714c',
  'skin-deep': '#663e29',
  'skin-pale': '#f9d8bf',
  'skin-warm': '#edbd93',
};

const darkTheme = '@media (prefers-color-scheme: dark)';

/** A rule of a drawing's `<style>`: one color, of a fill or of a stroke. */
const colorRule =
  /(\.(?:(?:fill|stroke)-)?([\w-]+) \{ (?:fill: none; )?(?:fill|stroke): )#[0-9a-f]{6}(?= \})/g;

/** The drawing with the colors of the tokens. Throws if it has a class that is not listed here. */
export function paint(svg: string): string {
  const [light = '', ...dark] = svg.split(darkTheme);
  const parts = [paintRules(light, 'light'), ...dark.map((part) => paintRules(part, 'dark'))];
  return parts.join(darkTheme);
}

/** A color in a rule or an attribute, and any other hexadecimal color. A pattern has those of its shapes. */
const anyColor =
  /(?<=(?:fill|stroke|color)\s*[:=]\s*["']?)(?!none|url\(#)[^\s;"'}]+|(?<!url\()#[\da-f]{3,8}\b/gi;

/** The colors of a drawing that no rule of its `<style>` sets, so that `paint` cannot renew them. */
export function colorsOutsideRules(svg: string): readonly string[] {
  return svg.replaceAll(colorRule, '').match(anyColor) ?? [];
}

function paintRules(css: string, theme: Theme): string {
  return css.replaceAll(colorRule, (_rule, start: string, name: string) => {
    const color = classes[name];
    if (!color) throw new Error(`Add the class "${name}" to src/pictures/palette.ts.`);
    const [light, dark] = typeof color === 'string' ? [color, color] : color;
    return start + toHex(theme === 'light' ? light : dark, theme);
  });
}

function toHex(name: string, theme: Theme): string {
  if (name.startsWith('#')) return name;
  const [token = '', percent] = name.split(' ');
  const { oklch, hex } = getColor(token, theme);
  if (!percent) return hex;
  const mix = interpolate([getColor('color-surface', theme).oklch, oklch], 'oklab');
  return formatHex(mix(Number.parseInt(percent, 10) / 100));
}

function getColor(token: string, theme: Theme) {
  const color = colors[token];
  if (!color) throw new Error(`The design system has no color "${token}".`);
  return color[theme];
}
