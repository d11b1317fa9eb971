import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

type Missing = false | undefined;

/** Retries `find` until it returns a result. @throws Error after `limit` milliseconds. */
export async function until<Found>(
  find: () => Found | Missing | Promise<Found | Missing>,
  limit = 30_000,
): Promise<Found> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await find();
    if (found !== false && found !== undefined) return found;
    if (performance.now() > end) {
      throw new Error(`No result within ${limit} ms: ${find.toString()}`);
    }
    await pause(10);
  }
}

/** Waits until a transaction waits for another one's lock; on SQLite it begins after the other one. */
export async function untilLocked({ dialect, queries }: Database): Promise<void> {
  if (dialect === 'sqlite') return;
  const waiting = sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await until(async () => (await waiting.execute(queries)).rows.length > 0);
}
