const MINUTE = 60_000;

/** A length of time as people read it: `0.8 s`, `14 s`, `2 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds * 1000 < MINUTE) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Says what is being done. Returns the function that says how it went. */
export function showProgress(title: string): (outcome: string) => void {
  console.log(`${title} …`);
  return (outcome) => console.log(outcome);
}
