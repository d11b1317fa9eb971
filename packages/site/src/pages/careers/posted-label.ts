const DAY = 86_400_000;

/**
 * How long ago a job was posted, in whole days of 86,400,000 ms (spec 2.15); nothing where its date
 * is not known.
 */
export function formatPosted(createdDate: string | undefined, now: number): string {
  if (createdDate === undefined) return '';
  const days = Math.floor((now - Date.parse(createdDate)) / DAY);
  if (days < 1) return 'Posted Today';
  return days === 1 ? 'Posted 1 day ago' : `Posted ${days} days ago`;
}
