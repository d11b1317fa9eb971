import tokens from '@kestrova/design-system/tokens.json';

/** The two themes, as `data-theme` names them. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Names of the custom properties of some groups of `tokens.json`, in its order. */
export function listTokens(...groups: (keyof typeof tokens)[]): string[] {
  return groups.flatMap((group) =>
    '$value' in tokens[group]
      ? `--${group}`
      : Object.keys(tokens[group])
          .filter((name) => !name.startsWith('$'))
          .map((name) => `--${group}-${name}`),
  );
}

/** A token's value as CSS, references resolved. */
export function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

interface Color {
  components: number[];
  alpha?: number;
}

const { $type: _type, $description: _description, ...roles } = tokens.color;

/** The colours that exist, by name: the roles' values are taken from them. */
export const palette: ReadonlyMap<string, string> = new Map(
  (['brand', 'copper', 'ink', 'ink-deep', 'paper', 'deep', 'deep-raised'] as const).flatMap(
    (name) => listColors(name, tokens[name]),
  ),
);

function listColors(name: string, node: object): [name: string, value: string][] {
  if ('$value' in node) return [[name, toCss(node.$value as Color)]];
  return Object.entries(node).flatMap(([step, color]) =>
    step.startsWith('$') ? [] : listColors(`${name}-${step}`, color as object),
  );
}

/** What each role of colour is in both themes: the name of a colour of the palette, or CSS. */
export const roleValues: ReadonlyMap<string, Record<Theme, string>> = new Map(
  Object.entries(roles).map(([role, { $value, $extensions }]) => [
    `--color-${role}`,
    { light: toCss($value), dark: toCss($extensions.mode.dark) },
  ]),
);

function toCss(color: Color | string): string {
  if (typeof color === 'string') return color.slice(1, -1).replaceAll('.', '-');
  const { components, alpha } = color;
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
