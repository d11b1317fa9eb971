import { join } from 'node:path';
import type { Config, FormatFnArguments, TransformedToken } from 'style-dictionary/types';
import { formattedVariables } from 'style-dictionary/utils';

/** Makes `tokens.css` from `tokens.json`: `npm run pnpm -- --filter @kestrova/design-system run tokens`. */
const config: Config = {
  source: [join(import.meta.dirname, 'src/tokens/tokens.json')],
  hooks: {
    transforms: { 'kestrova/css': { type: 'value', transitive: true, transform: toCss } },
    formats: { 'kestrova/themes': formatThemes },
  },
  platforms: {
    css: {
      transforms: ['name/kebab', 'fontFamily/css', 'kestrova/css'],
      files: [{ destination: 'src/styles/tokens.css', format: 'kestrova/themes' }],
    },
  },
};

export default config;

interface Color {
  components: number[];
  alpha?: number;
}

interface Size {
  value: number;
  unit: string;
}

interface Shadow extends Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Size> {
  color: Color;
}

interface Token {
  $value?: string | number | string[] | Color | Size | Shadow;
  $extensions?: {
    /** The value as CSS, where the format has no type for it. */
    'com.kestrova.css'?: string;
    /** A role's values in the dark theme and on the deep band. */
    mode?: { dark: Color | string; deep?: Color | string };
  };
}

function toCss({ $value, $extensions }: Token): unknown {
  const css = $extensions?.['com.kestrova.css'];
  if (css) return css;
  const dark = $extensions?.mode?.dark;
  if (dark) return `light-dark(${[$value, dark].map(toValue).join(', ')})`;
  return toValue($value);
}

function toValue(value: Token['$value']): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  if ('components' in value) return toOklch(value);
  return 'unit' in value ? toLength(value) : toBoxShadow(value);
}

function toOklch({ components, alpha }: Color): string {
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

function toLength({ value, unit }: Size): string {
  return `${value}${unit}`;
}

function toBoxShadow({ color, offsetX, offsetY, blur, spread }: Shadow): string {
  return `${[offsetX, offsetY, blur, spread].map(toLength).join(' ')} ${toOklch(color)}`;
}

/**
 * The palette is in the roles' values only: no component may use it, and every page carries this.
 * Roles are declared again wherever the theme changes: a compiler that writes `light-dark()` as
 * variables for older browsers resolves it where the role is declared, not where it is used.
 */
function formatThemes({ dictionary }: FormatFnArguments): string {
  const { allTokens } = dictionary;
  const declare = (tokens: TransformedToken[]) =>
    formattedVariables({
      format: 'css',
      dictionary: { ...dictionary, allTokens: tokens },
      formatting: { commentStyle: 'none' },
      usesDtcg: true,
    });
  return `/* Made from tokens.json by style-dictionary.config.ts. */
:root {
  color-scheme: light dark;
${declare(allTokens.filter((token) => token.$type !== 'color'))}
}

:root,
[data-theme],
[data-ground] {
${declare(allTokens.filter(isRole))}
}

[data-theme='light'] {
  color-scheme: light;
}

[data-theme='dark'] {
  color-scheme: dark;
}

[data-ground='deep'] {
  color-scheme: dark;
${declare(allTokens.flatMap(toDeep))}
}
`;
}

function isRole({ $extensions }: Token): boolean {
  return $extensions?.mode !== undefined;
}

function toDeep(token: TransformedToken): TransformedToken[] {
  const { $extensions }: Token = token;
  const deep = $extensions?.mode?.deep;
  return deep ? [{ ...token, $value: toValue(deep) }] : [];
}
