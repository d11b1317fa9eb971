const VARIABLE = /var\((--[\w-]+)\)/g;

/**
 * A drawing with the values of the tokens that it uses, so that it stands alone as a file and still
 * follows light and dark: `light-dark()` answers to the colour scheme of the page that shows it.
 * @throws Error where the drawing uses a token that `tokens` does not define.
 */
export function themedPicture(drawing: string, tokens: ReadonlyMap<string, string>): string {
  const used = new Map<string, string>();
  collectTokens(drawing, tokens, used);
  const declarations = [...used].map(([name, value]) => `${name}:${value}`).join(';');
  const style = `<style>:root{color-scheme:light dark;${declarations}}</style>`;
  return drawing.replace(/<svg[^>]*>/, (opening) => opening + style);
}

/** The custom properties that a style sheet's `:root` defines, by name. */
export function parseTokens(css: string): Map<string, string> {
  const declarations = css.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value.trim()]));
}

function collectTokens(
  text: string,
  tokens: ReadonlyMap<string, string>,
  used: Map<string, string>,
): void {
  for (const [, name = ''] of text.matchAll(VARIABLE)) {
    if (used.has(name)) continue;
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`A picture uses ${name}, which is no token.`);
    used.set(name, value);
    collectTokens(value, tokens, used);
  }
}
