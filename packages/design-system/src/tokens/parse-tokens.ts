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

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Reads the tokens out of the text of `tokens.css`, in its order: those that a selector sets,
 * `:root` unless another is named. Throws on a token of no known kind.
 */
export function parseTokens(css: string, selector = ':root'): Token[] {
  const code = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...code.matchAll(RULE)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
    .flatMap(([, , declarations = '']) => [...declarations.matchAll(DECLARATION)])
    .map(([, name = '', value = '']) => ({ name, group: groupOf(name), value: inOneLine(value) }));
}

function groupOf(name: string): TokenGroup {
  const kind = groups.find(({ prefix }) => prefix.test(name));
  if (!kind) throw new Error(`${name} belongs to no group of tokens: name one in parse-tokens.ts.`);
  return kind.group;
}

function inOneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}
