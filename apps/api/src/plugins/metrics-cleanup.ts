import { Counter, Gauge, type Registry } from 'prom-client';
import { findLastBackup } from '../backup/last-backup.ts';
import type { Queries } from '../database/open-database.ts';
import { cleanupSteps, type CleanupObserver } from '../retention/cleanup-job.ts';
import { findNightState } from '../retention/nightly-claim.ts';
import { countPendingRemovals } from '../retention/pending-removals.ts';

/** Creates the counters of the cleanup, and the time of each step's last success. */
export function createCleanupMetrics(registry: Registry): CleanupObserver {
  const runs = new Counter({
    name: 'kestrova_cleanup_runs_total',
    help: 'Runs of each step of the cleanup, by outcome; withheld where deleting looked wrong',
    labelNames: ['step', 'outcome'],
    registers: [registry],
  });
  const lastSuccess = new Gauge({
    name: 'kestrova_cleanup_last_success_timestamp_seconds',
    help: 'When each hourly step of this instance last succeeded; before that, when it started',
    labelNames: ['step'],
    registers: [registry],
  });
  const deleted = new Counter({
    name: 'kestrova_deleted_total',
    help: 'What the cleanup has deleted for good, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const step of cleanupSteps) {
    if (step !== 'retention') lastSuccess.setToCurrentTime({ step });
    for (const outcome of ['success', 'failure', 'withheld']) runs.inc({ step, outcome }, 0);
  }
  for (const kind of ['record', 'email', 'file']) deleted.inc({ kind }, 0);
  return {
    onStep(step, outcome) {
      runs.inc({ step, outcome });
      // The night's work is done by one instance; its time is in the database.
      if (outcome === 'success' && step !== 'retention') lastSuccess.setToCurrentTime({ step });
    },
    onDeleted(counts) {
      for (const [kind, count] of Object.entries(counts)) deleted.inc({ kind }, count);
    },
  };
}

/** Creates the gauges of backups and of what is due to be deleted; @returns the function that reads them. */
export function createRetentionGauges(registry: Registry, queries: Queries): () => Promise<void> {
  const lastNight = new Gauge({
    name: 'kestrova_retention_last_success_timestamp_seconds',
    help: 'When an instance last applied the retention period; before that, when this one started',
    registers: [registry],
  });
  const pending = new Gauge({
    name: 'kestrova_pending_removals',
    help: 'Files and copies of emails of deleted records that are still to be removed',
    registers: [registry],
  });
  const lastBackup = new Gauge({
    name: 'kestrova_backup_last_success_timestamp_seconds',
    help: 'When `backup create` last finished; 0 where it never has',
    registers: [registry],
  });
  const startedAt = new Date().toISOString();
  return async () => {
    const { succeededAt } = await findNightState(queries);
    const backedUpAt = await findLastBackup(queries);
    lastBackup.set(backedUpAt === undefined ? 0 : Date.parse(backedUpAt) / 1000);
    lastNight.set(Date.parse(succeededAt ?? startedAt) / 1000);
    pending.set((await countPendingRemovals(queries)).count);
  };
}
