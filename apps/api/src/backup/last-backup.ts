import { Gauge, type Registry } from 'prom-client';
import type { Queries } from '../database/open-database.ts';
import { findServerState, saveServerState } from '../database/server-state.ts';
import { second } from '../time.ts';

const stateName = 'lastBackup';

/** Records that a backup is whole, for the servers' metrics. */
export async function saveLastBackup(queries: Queries): Promise<void> {
  await saveServerState(queries, stateName, new Date().toISOString());
}

/** When `backup create` last finished, as ISO 8601; undefined if it never has. */
export async function findLastBackup(queries: Queries): Promise<string | undefined> {
  return findServerState(queries, stateName);
}

/** Registers the gauge of the last whole backup; @returns the function that reads it. */
export function registerBackupGauge(registry: Registry, queries: Queries): () => Promise<void> {
  const lastBackup = new Gauge({
    name: 'kestrova_backup_last_success_timestamp_seconds',
    help: 'When `backup create` last finished; 0 where it never has',
    registers: [registry],
  });
  return async () => {
    const finishedAt = await findLastBackup(queries);
    lastBackup.set(finishedAt === undefined ? 0 : Date.parse(finishedAt) / second);
  };
}
