/** The kinds of token that `tokens.css` holds, by the first word of their names. */
export type TokenGroup = (typeof groups)[number]['group'];

/** One custom property of `tokens.css`. */
export interface Token {
  /** With its two dashes: `--color-text`. */
  name: string;
  group: TokenGroup;
  /** As written, with references and `light-dark()` unresolved. */
  value: string;
}

const groups = [
  { group: 'palette', prefix: /^--(?:brand|copper|ink|paper|deep)/ },
  { group: 'color', prefix: /^--color-/ },
  { group: 'type', prefix: /^--(?:font|text|weight|leading|tracking|measure)/ },
  { group: 'space', prefix: /^--(?:space|width|height|size)-/ },
  { group: 'shape', prefix: /^--(?:radius|corner|border)-/ },
  { group: 'elevation', prefix: /^--elevation-/ },
  { group: 'motion', prefix: /^--(?:duration|delay|ease|distance)-/ },
] as const;

/** Reads the tokens out of the text of `tokens.css`, in its order. Throws on one of no known kind. */
export function parseTokens(css: string): Token[] {
  const code = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...code.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const kind = groups.find(({ prefix }) => prefix.test(name));
    if (!kind)
      throw new Error(`${name} belongs to no group of tokens: name one in parse-tokens.ts.`);
    return { name, group: kind.group, value: value.replaceAll(/\s+/g, ' ').trim() };
  });
}
