import { styleText } from 'node:util';

const UPDATE_INTERVAL_MS = 1000;
const MINUTE = 60_000;

/** A length of time as people read it: `0.8 s`, `14 s`, `2 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds * 1000 < MINUTE) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Shows on one line what is being done and for how long; a terminal's line is updated every second,
 * other outputs get it once. Returns the function that replaces it by the outcome.
 */
export function showProgress(title: string): (outcome: string) => void {
  const { stdout } = process;
  const start = performance.now();
  if (!stdout.isTTY) {
    stdout.write(`${title} …\n`);
    return (outcome) => void stdout.write(`${outcome}\n`);
  }
  const draw = () => {
    const elapsed = styleText('dim', formatDuration(performance.now() - start));
    stdout.write(`\r\u001B[K${title} … ${elapsed}`);
  };
  draw();
  const timer = setInterval(draw, UPDATE_INTERVAL_MS);
  return (outcome) => {
    clearInterval(timer);
    stdout.write(`\r\u001B[K${outcome}\n`);
  };
}
