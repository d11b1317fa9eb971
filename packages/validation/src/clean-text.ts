/**
 * Control characters except tab and line breaks, the soft hyphen, direction marks, zero-width
 * characters, lone surrogates, and noncharacters. XML and PostgreSQL reject some of them.
 */
const INVISIBLE =
  /[^\P{Cc}\t\n\r]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff\p{Cs}]/gu;

/** Joiners that join nothing. Names of many scripts, and emoji, need the others; a virama's may be last. */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|(?<!\p{M})[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * Removes invisible characters, and replaces other spaces and hyphens. Text that is copied
 * from web pages and documents contains them, so nobody could tell why it is rejected.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(IDLE_JOINERS, '')
    .replaceAll(/[\u00a0\u202f\u3000]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-');
}
