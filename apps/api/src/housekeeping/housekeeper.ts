import type { FastifyBaseLogger } from 'fastify';
import { sweepOrphans } from '../applications/sweep-orphans.ts';
import { sweepIncoming } from '../files/sweep-incoming.ts';
import { deleteOldKeys } from '../idempotency/idempotency-repository.ts';
import { finishRemovals, type RecordServices } from '../records/pending-removals.ts';

export interface Housekeeper {
  start(): void;
  stop(): Promise<void>;
}

export interface HousekeepingSettings {
  incomingDir: string;
  /** Milliseconds after which a file without a record belongs to nobody. */
  orphanAge: number;
}

const interval = 3_600_000;

/** Tidies up at the start and every hour: what nobody will ask for again. */
export function createHousekeeper(
  house: RecordServices,
  settings: HousekeepingSettings,
  log: FastifyBaseLogger,
): Housekeeper {
  let timer: NodeJS.Timeout | undefined;
  let tidying: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      const temporary = await sweepIncoming(settings.incomingDir);
      const orphans = await sweepOrphans(house, settings.orphanAge);
      const keys = await deleteOldKeys(house.database.queries);
      await finishRemovals(house);
      log.info({ event: 'tidied', temporary, orphans, keys });
    } catch (error) {
      log.error({ err: error }, 'tidying up failed; it is tried again in an hour');
    }
  }

  return {
    start() {
      tidying = tidy();
      timer = setInterval(() => {
        tidying = tidy();
      }, interval);
    },
    async stop() {
      clearInterval(timer);
      await tidying;
    },
  };
}
