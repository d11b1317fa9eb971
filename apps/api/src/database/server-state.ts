import { createSecret } from '../secrets.ts';
import type { Queries } from './open-database.ts';

/** What all instances share through their database; instants are in ISO 8601. */
type StateName =
  | 'storagePrefix'
  | 'alert-secret'
  | 'csrf-secret'
  | 'jobs-seeded'
  | 'job-revision'
  /** Keeps the `openedRevision` of a deleted job from being given to a new one. */
  | 'deleted-job-revision'
  /** When `backup create` last finished. */
  | 'lastBackup'
  /** When an instance last applied the retention period. */
  | 'lastRetention';

export async function findServerState(queries: Queries, name: StateName) {
  const row = await queries
    .selectFrom('serverState')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Saves `value` unless one is saved already. @returns the saved one. */
export async function createServerState(queries: Queries, name: StateName, value: string) {
  await queries
    .insertInto('serverState')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findServerState(queries, name)) ?? value;
}

export async function saveServerState(queries: Queries, name: StateName, value: string) {
  await queries
    .insertInto('serverState')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Finds the prefix of this database's keys in a bucket: empty, or ends in `/`. */
export async function findStoragePrefix(queries: Queries): Promise<string> {
  return (await findServerState(queries, 'storagePrefix')) ?? '';
}

export async function getSharedSecret(queries: Queries, name: 'alert-secret' | 'csrf-secret') {
  return createServerState(queries, name, createSecret());
}
