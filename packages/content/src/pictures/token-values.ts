/** The design system's custom properties by name, as its stylesheet writes them. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads the custom properties of `:root`; a name that is set again later keeps its first value. */
export function parseTokens(stylesheet: string): Tokens {
  const withoutComments = stylesheet.replaceAll(/\/\*[^]*?\*\//g, '');
  const tokens = new Map<string, string>();
  for (const [, name, value] of withoutComments.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)) {
    if (name !== undefined && value !== undefined && !tokens.has(name)) {
      tokens.set(name, value.trim().replaceAll(/\s+/g, ' '));
    }
  }
  return tokens;
}

/** The names that a drawing asks for, and those that their values ask for in turn. */
export function tokensIn(drawing: string, tokens: Tokens): readonly string[] {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)\)/g)) {
      if (name === undefined || found.has(name)) continue;
      found.add(name);
      follow(valueOf(name, tokens));
    }
  };
  follow(drawing);
  return [...found];
}

/**
 * Makes a drawing stand alone as a file: its tokens' values go into a style at its top, where
 * `light-dark()` follows the page that shows it. Throws where a token does not exist.
 */
export function withTokenValues(drawing: string, tokens: Tokens): string {
  const values = tokensIn(drawing, tokens).map((name) => `${name}:${valueOf(name, tokens)}`);
  if (values.length === 0) return drawing;
  const style = `<style>:root{${['color-scheme:light dark', ...values].join(';')}}</style>`;
  return drawing.replace(/^<svg[^>]*>/, (opening) => `${opening}${style}`);
}

export function valueOf(name: string, tokens: Tokens): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`The design system has no token ${name}.`);
  return value;
}
