/** A rule for a text, and its message. */
export interface TextRule {
  readonly message: string;
  readonly accepts: (text: string) => boolean;
}

/** The longest text that is accepted as it arrives, in UTF-16 units. */
export interface TextLimit extends TextRule {
  readonly maxUnits: number;
}

/** The limit of one field, then its other rules in the order in which their messages take precedence. */
export type TextRules = readonly [TextLimit, ...TextRule[]];

/** Rejects a longer text before anything else reads it, so that no text can keep the server busy. */
export function maxUnits(units: number, message: string): TextLimit {
  return { maxUnits: units, message, accepts: (text) => text.length <= units };
}

/** Rejects a text that is empty or nothing but spaces. */
export function notBlank(message: string): TextRule {
  return { message, accepts: (text) => !isBlank(text) };
}

/** Rejects a text with fewer characters; a blank one is left to `notBlank`. */
export function minLength(count: number, message: string): TextRule {
  return unlessBlank(message, (text) => countCharacters(text) >= count);
}

/** Rejects a text with more characters; a blank one is left to `notBlank`. */
export function maxLength(count: number, message: string): TextRule {
  return unlessBlank(message, (text) => countCharacters(text) <= count);
}

/** Rejects a text that does not match; a blank one is left to `notBlank`. */
export function matching(pattern: RegExp, message: string): TextRule {
  return unlessBlank(message, (text) => pattern.test(text));
}

/**
 * Phones write the apostrophe of O’Brien as U+2019 and that of ‘t Hooft as U+2018, so both are
 * accepted. `cleanText` leaves joiners (U+200C, U+200D) only if a name needs them.
 */
const NAME = /^(?:[\p{L}\p{M} ,'‘’-]|\u200c|\u200d)+$/u;

/**
 * The rules of a person's name (spec 5). As in the spec, 2 characters are accepted, although the message
 * requires 3.
 */
export function nameRules(label: string, max: number): TextRules {
  const tooLong = `${label} must contain maximum ${max} characters`;
  return [
    maxUnits(500, tooLong),
    matching(NAME, 'No special characters are allowed.'),
    maxLength(max, tooLong),
    minLength(2, `${label} must contain minimum 3 characters`),
    notBlank(`${label} must not be empty.`),
  ];
}

/** The message of the first broken rule, or nothing if the text is valid. */
export function findProblem(rules: readonly TextRule[], text: string): string | undefined {
  return rules.find((rule) => !rule.accepts(text))?.message;
}

function unlessBlank(message: string, accepts: TextRule['accepts']): TextRule {
  return { message, accepts: (text) => isBlank(text) || accepts(text) };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** No rule counts this far, and the time to normalize a text grows with the square of its length. */
const COUNTED_UNITS = 2000;

/**
 * Counts code points: a character outside the basic multilingual plane is one, not two, and so is a letter
 * whose accent is separate, as in text from PDF files.
 */
function countCharacters(text: string): number {
  return Array.from(text.slice(0, COUNTED_UNITS).normalize()).length;
}
