import tokens from '@kestrova/design-system/tokens.json';

export interface Color {
  /** The nearest colour in sRGB. */
  hex: string;
}

/** A colour of `tokens.json`, or the one that a reference such as `{brand.500}` names. */
export function resolveColor(color: Color | string): Color {
  if (typeof color !== 'string') return color;
  let node: unknown = tokens;
  for (const key of [...color.slice(1, -1).split('.'), '$value']) {
    node = new Map(Object.entries(node ?? {})).get(key);
  }
  return node as Color;
}

/** The names in a group of `tokens.json`, in its order, without what describes the group. */
export function listNames(group: object): string[] {
  return Object.keys(group).filter((name) => !name.startsWith('$'));
}
