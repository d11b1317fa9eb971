/** Milliseconds from the end of a day in UTC to its end in the last place on Earth (UTC−12). */
const LAST_PLACE = 12 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** When a calendar day such as `2027-03-31` has ended everywhere on Earth, in milliseconds since 1970. */
export function endOfDay(day: string): number {
  return Date.parse(day) + DAY + LAST_PLACE;
}

/**
 * Whether a calendar day such as `2027-03-31` has ended everywhere on Earth.
 * @param now milliseconds since 1970.
 */
export function isDayOver(day: string, now = Date.now()): boolean {
  return now >= endOfDay(day);
}

/** The latest calendar day that has ended everywhere on Earth. */
export function latestDayOver(now = Date.now()): string {
  return new Date(now - DAY - LAST_PLACE).toISOString().slice(0, 10);
}
