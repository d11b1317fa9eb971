/** Everything that some program takes for the end of a line (Unicode UAX 14, class BK, CR, LF, NL). */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Control characters, and the marks that turn the direction of what follows. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Makes any text one line that cannot pass for two, nor for other words than it holds. */
export function toOneLine(text: string): string {
  return toLines(text).join(' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Splits a text into its lines, without the characters that nobody sees. */
export function toLines(text: string): string[] {
  return text.split(lineBreaks).map((line) => line.replaceAll(invisible, ' ').trimEnd());
}
