import type { FastifyBaseLogger } from 'fastify';
import { readCautiousClock } from '../files/cautious-clock.ts';
import { deleteTemporaryFiles } from '../uploads/receive-upload.ts';
import { deleteOldKeys } from '../idempotency/idempotency-repository.ts';
import { deleteLoneEmails } from './delete-lone-emails.ts';
import { finishErasing } from './erase-person.ts';
import { finishRemovals, type RecordServices } from './pending-removals.ts';
import { deleteExpiredAlerts } from './delete-expired-alerts.ts';
import { createOrphanDeletion } from './delete-orphaned-uploads.ts';

export interface CleanupJob {
  start(): void;
  /** Finishes pending removals soon, since a visitor has replaced or withdrawn something. */
  wake(): void;
  stop(): Promise<void>;
}

export interface CleanupConfig {
  incomingDir: string;
  /** Milliseconds after which a file without a record is an orphan. */
  orphanAge: number;
  /** Milliseconds between two runs, and before the first. */
  cleanupInterval: number;
  /** Days after which an alert ends by itself. */
  retentionDays: number;
}

const mismatchMessage =
  'the database and the stored uploads do not belong together, so no upload is moved or deleted; check DATA_DIR, DATABASE_URL and S3_BUCKET';

/**
 * Creates the job that deletes expired data at every interval. At the start it deletes only temporary
 * files: a server started on the wrong database or folder can be stopped before the first run.
 */
export function createCleanupJob(
  services: RecordServices,
  config: CleanupConfig,
  log: FastifyBaseLogger,
): CleanupJob {
  const stopping = new AbortController();
  const deleteOrphanedUploads = createOrphanDeletion(services, config.orphanAge);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  /** A step that fails does not stop the next ones. */
  async function attempt<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    try {
      stopping.signal.throwIfAborted();
      return await step();
    } catch (error) {
      if (stopping.signal.aborted) return undefined;
      log.error({ err: error }, 'a step of the cleanup failed; it is tried again next time');
      return undefined;
    }
  }

  async function cleanUp(): Promise<void> {
    const { queries } = services.database;
    const temporary = await attempt(() => deleteTemporaryFiles(config.incomingDir));
    const keys = await attempt(() => deleteOldKeys(queries, readCautiousClock()));
    const alerts = await attempt(() =>
      deleteExpiredAlerts(services.database, config.retentionDays, readCautiousClock()),
    );
    const emails = await attempt(() => deleteLoneEmails(services.database, readCautiousClock()));
    const removals = await attempt(() => finishRemovals(services));
    const orphans = await attempt(() => deleteOrphanedUploads(stopping.signal));
    if (orphans?.isSkipped === true && orphans.orphans + orphans.named > 0) {
      log.warn({ event: 'orphans-kept', ...orphans }, mismatchMessage);
    }
    log.info({ event: 'cleanup', temporary, keys, alerts, emails, removals, ...orphans });
  }

  async function finishWoken(): Promise<void> {
    isWoken = false;
    await attempt(() => finishErasing(services, 0));
  }

  function runOnce(work: () => Promise<unknown>): void {
    running ??= work().then(() => {
      running = undefined;
      if (isWoken && !stopping.signal.aborted) runOnce(finishWoken);
    });
  }

  return {
    start() {
      runOnce(() => attempt(() => deleteTemporaryFiles(config.incomingDir)));
      timer = setInterval(() => {
        runOnce(cleanUp);
      }, config.cleanupInterval);
    },
    wake() {
      isWoken = true;
      runOnce(finishWoken);
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
