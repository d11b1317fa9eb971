/**
 * The start of a formula in a spreadsheet, with any apostrophes before it: at the start of a text,
 * or after a character that separates cells in programs that do not use commas. It looks only at the first
 * of several apostrophes, or the time would grow with the square of their number.
 */
const formula = String.raw`(?<!')(?='*[=+\-@＝＋－＠])(?<=^\s*|[;|\t\r\n]\s*)`;
const formulas = new RegExp(formula, 'g');
const escapedFormulas = new RegExp(`${formula}'`, 'g');

/** Puts an apostrophe before each formula in a text for a CSV file. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(formulas, "'");
}

/** Reverses `escapeFormulas`. */
export function unescapeFormulas(text: string): string {
  return text.replaceAll(escapedFormulas, '');
}
