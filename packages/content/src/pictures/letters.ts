import { create } from 'fontkitten';

/** The characters that the texts of a picture write, each once. */
export function lettersOf(svg: string): string[] {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
  return [...new Set(texts.join(''))];
}

/** The characters that a font file can draw. */
export function charactersOf(file: Buffer): Set<string> {
  const font = create(file);
  const codePoints = font.isCollection ? [] : font.characterSet;
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
}
