import { create } from 'fontkitten';

/** The contents of the `<text>` elements of a picture. */
export function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

/** The characters that the texts of a picture write, each once. */
export function lettersOf(svg: string): string[] {
  return [...new Set(textsOf(svg).join(''))];
}

export function charactersOf(file: Buffer): Set<string> {
  const font = create(file);
  const codePoints = font.isCollection ? [] : font.characterSet;
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
}
