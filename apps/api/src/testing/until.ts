import { setTimeout as pause } from 'node:timers/promises';

type Missing = false | undefined;

/** Waits for what holds or is found; asks again and again, and fails after `limit` milliseconds. */
export async function until<Found>(
  find: () => Found | Missing | Promise<Found | Missing>,
  limit = 30_000,
): Promise<Found> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await find();
    if (found !== false && found !== undefined) return found;
    if (performance.now() > end) {
      throw new Error(`This did not come true within ${limit} ms: ${find.toString()}`);
    }
    await pause(10);
  }
}
