import { Gauge, type Registry } from 'prom-client';
import type { Queries } from '../database/open-database.ts';
import { findServerState, saveServerState } from '../database/server-state.ts';
import { second } from '../time.ts';

const stateName = 'lastBackup';

/** Records that a backup is whole, for the servers' metrics. */
export async function saveLastBackup(queries: Queries): Promise<void> {
  await saveServerState(queries, stateName, new Date().toISOString());
}

/** Registers the gauge of the last whole backup; @returns the function that reads it. */
export function registerBackupGauge(registry: Registry, queries: Queries): () => Promise<void> {
  const lastBackup = new Gauge({
    name: 'kestrova_backup_last_success_timestamp_seconds',
    help: 'When `backup create` last finished; 0 where it never has',
    registers: [registry],
  });
  return async () => {
    const finishedAt = await findServerState(queries, stateName);
    lastBackup.set(finishedAt === undefined ? 0 : Date.parse(finishedAt) / second);
  };
}
