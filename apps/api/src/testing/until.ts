import { setTimeout as pause } from 'node:timers/promises';

/** Returns when the condition holds; asks again and again, and fails after `limit` milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limit = 30_000,
): Promise<void> {
  const end = performance.now() + limit;
  while (!(await condition())) {
    if (performance.now() > end) {
      throw new Error(`This did not come true within ${limit} ms: ${condition.toString()}`);
    }
    await pause(10);
  }
}
