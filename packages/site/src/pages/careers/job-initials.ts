/** The first letter of each word of a job's title, upper-cased, at most 3 (spec 2.15). */
export function formatInitials(title: string): string {
  const letters = title.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 3).join('').toUpperCase();
}
