import type { Queries } from '../database/open-database.ts';
import { findServerState, saveServerState } from '../database/server-state.ts';

const stateName = 'lastBackup';

/** Records that a backup is whole, for the servers' metrics. */
export async function saveLastBackup(queries: Queries): Promise<void> {
  await saveServerState(queries, stateName, new Date().toISOString());
}

/** When `backup create` last finished, as ISO 8601; undefined if it never has. */
export async function findLastBackup(queries: Queries): Promise<string | undefined> {
  return findServerState(queries, stateName);
}
