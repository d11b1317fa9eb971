/** A calendar day (ISO 8601) as a locale writes it: 'October 27, 2026'. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
