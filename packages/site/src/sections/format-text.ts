/**
 * Keeps a spaced dash or question mark, as the spec writes them, on the line of the word before,
 * and the parts of a name or of a short compound on one line.
 */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replaceAll(/ (?=[-–?])|(?<=New) (?=York)/g, '\u00a0')
    .replaceAll(/(?<=\bsign-)(?=in\b)|(?<=\bfresh-)(?=food\b)/gi, '\u2060');
}

/** A calendar day (ISO 8601) as a locale, or the visitor's system, writes it: 'October 27, 2026'. */
export function formatDay(day: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** The day of an instant in the format of the visitor's system. */
export function formatOwnDay(instant: string): string {
  return new Date(instant).toLocaleDateString(undefined, { dateStyle: 'long' });
}

/** The URL that calls a phone number (RFC 3966). */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
