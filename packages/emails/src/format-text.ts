/** Every line break that some program knows (Unicode UAX 14, classes BK, CR, LF, NL). */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Control characters, direction marks, lone surrogates, and noncharacters. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Replaces line breaks and invisible characters, so that a text cannot imitate another line. */
export function toOneLine(text: string): string {
  return toLines(text).join(' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Splits a text into lines, without invisible characters. */
export function toLines(text: string): string[] {
  return text.split(lineBreaks).map((line) => line.replaceAll(invisible, ' ').trimEnd());
}

/** Formats an ISO 8601 instant in UTC for people, to the minute. */
export function formatInstant(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Formats a number of bytes as the sites' forms do: `840 KB`, `4.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`;
  const kilobytes = Math.round(bytes / kilobyte);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
}
