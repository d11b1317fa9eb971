/**
 * Where a spreadsheet may begin to read a formula, with the apostrophes that are there already: at the
 * start of a text, and after what ends a cell for a program that does not separate by commas.
 */
const formula = String.raw`(?='*[=+\-@＝＋－＠])(?<=^\s*|[;|\t\r\n]\s*)`;
const formulas = new RegExp(formula, 'g');
const escapedFormulas = new RegExp(`${formula}'`, 'g');

/** Puts an apostrophe before each formula in a text for a CSV file. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(formulas, "'");
}

/** The text before `escapeFormulas`. */
export function unescapeFormulas(text: string): string {
  return text.replaceAll(escapedFormulas, '');
}
