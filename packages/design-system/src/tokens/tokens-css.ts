import tokenFile from './tokens.json' with { type: 'json' };

export interface Color {
  components: number[];
  alpha?: number;
}

export interface Size {
  value: number;
  unit: string;
}

interface Shadow extends Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Size> {
  color: Color;
}

type Value = string | number | string[] | Color | Size | Shadow;

/** A token of the format of the Design Tokens Community Group, its references resolved. */
export interface Token {
  /** `color-surface`. */
  name: string;
  $type: string;
  $value: Value;
  $extensions?: {
    /** The value as CSS, if the format has no type for it. */
    'com.kestrova.css'?: string;
    /** A role's values in the dark theme and on the deep band. */
    mode?: { dark: Color; deep?: Color };
  };
}

/** An entry of the file: a token, or a group whose type its tokens inherit. */
interface Node extends Partial<Omit<Token, 'name'>> {
  [part: string]: unknown;
}

/** A reference in text that is all of a value: `{brand.600}`. */
const reference = /"\{([\w.-]+)\}"/g;

/** All tokens in the order of the file. */
export const allTokens: readonly Token[] = listTokens(
  JSON.parse(
    JSON.stringify(tokenFile).replaceAll(reference, (_text, path: string) =>
      JSON.stringify(getNode(path).$value),
    ),
  ) as Node,
);

function getNode(path: string): Node {
  return path.split('.').reduce<Node>((node, part) => node[part] as Node, tokenFile);
}

function listTokens(node: Node, path: readonly string[] = [], type = ''): Token[] {
  const { $type = type, $value, $extensions } = node;
  if ($value !== undefined) {
    return [{ name: path.join('-'), $type, $value, ...($extensions && { $extensions }) }];
  }
  return Object.entries(node)
    .filter(([part]) => !part.startsWith('$'))
    .flatMap(([part, child]) => listTokens(child as Node, [...path, part], $type));
}

/** A token's value as CSS. */
export function toCss({ $value, $extensions }: Token): string {
  const css = $extensions?.['com.kestrova.css'];
  if (css) return css;
  const dark = $extensions?.mode?.dark;
  return dark ? `light-dark(${toValue($value)}, ${toValue(dark)})` : toValue($value);
}

function toValue(value: Value): string {
  if (Array.isArray(value)) return value.map(toFamily).join(', ');
  if (typeof value !== 'object') return String(value);
  if ('components' in value) return toOklch(value);
  return 'unit' in value ? toLength(value) : toBoxShadow(value);
}

function toFamily(name: string): string {
  return name.includes(' ') ? `'${name}'` : name;
}

function toOklch({ components, alpha }: Color): string {
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

function toLength({ value, unit }: Size): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function toBoxShadow({ color, offsetX, offsetY, blur, spread }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return `${lengths.map(toLength).join(' ')} ${toOklch(color)}`;
}

function declare(tokens: readonly Token[]): string {
  return tokens.map((token) => `  --${token.name}: ${toCss(token)};`).join('\n');
}

/**
 * The text of `tokens.css`. It omits the palette, since components may use only roles, and every page
 * contains this file. Roles are declared again wherever the theme changes: for older browsers, the
 * compiler replaces `light-dark()` by variables, which are resolved where the role is declared, not where
 * it is used.
 */
export function createTokensCss(): string {
  const roles = allTokens.filter(({ $extensions }) => $extensions?.mode);
  const deep = roles.flatMap(({ name, $type, $extensions }) => {
    const $value = $extensions?.mode?.deep;
    return $value ? { name, $type, $value } : [];
  });
  return `/* Made from tokens.json by tokens-css.ts. */
:root {
  color-scheme: light dark;
${declare(allTokens.filter(({ $type }) => $type !== 'color'))}
}

:root,
[data-theme],
[data-ground] {
${declare(roles)}
}

[data-theme='light'] {
  color-scheme: light;
}

[data-theme='dark'] {
  color-scheme: dark;
}

[data-ground='deep'] {
  color-scheme: dark;
${declare(deep)}
}
`;
}
