/** The first letter of each word of a job's title, upper-cased, at most 3 (spec 2.15). */
export function formatInitials(title: string): string {
  const initials = title.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return initials.slice(0, 3).join('').toUpperCase();
}

const DAY = 86_400_000;

/**
 * How long ago a job was posted, in whole days of 86,400,000 ms (spec 2.15); empty where its date is
 * missing.
 */
export function formatPosted(createdDate: string | undefined, now: number): string {
  if (createdDate === undefined) return '';
  const days = Math.floor((now - Date.parse(createdDate)) / DAY);
  if (days < 1) return 'Posted Today';
  return days === 1 ? 'Posted 1 day ago' : `Posted ${days} days ago`;
}
