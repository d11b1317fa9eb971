import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { recordTables } from '../records/delete-records.ts';
import { day, instantAfter } from '../time.ts';
import { createOperator } from './operator.ts';

/** Signs the links of every place, so that all its servers open them. */
export const linkKey = 'the-key-of-links-in-every-test-place';

export type TestPlace = ReturnType<typeof createPlace>;

/** Creates a data folder, with settings for fast tests. */
export function createPlace(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-api-'));
  const environment: Record<string, string> = {
    LOG_LEVEL: 'silent',
    LINK_KEY: linkKey,
    DATA_DIR: folder,
    RATE_LIMIT_POSTS_PER_MINUTE: '10000000',
    MAX_SUBMISSIONS_IN_PROGRESS: '10000',
    MAX_UPLOADS_IN_PROGRESS: '10000',
    OUTBOX_POLL_MS: '50',
    OUTBOX_FIRST_RETRY_MS: '50',
    ALERTS_INTERVAL_SECONDS: '1',
    ...changes,
  };
  const config = readConfig({ ...environment, PORT: '0', HOST: '127.0.0.1' });
  const open = (queryTimeout = queryTimeouts.operator) =>
    openDatabase(config.database, queryTimeout);
  const resources = new AsyncDisposableStack();
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const operator = createOperator(environment);
  let backups = 0;
  /** The path of a new folder for a backup. */
  const newFolder = () => join(folder, 'backups', String((backups += 1)));
  return {
    ...operator,
    newFolder,
    async backUp() {
      const to = newFolder();
      await operator.runForJson('backup', 'create', to);
      return to;
    },
    /** The same settings as the environment of a process. */
    environment,
    config,
    /** Another connection to its database, beside those of a server. */
    openDatabase: open,
    /** Makes every record `days` older, as if that time had passed. */
    async ageRecords(days: number) {
      await using database = open();
      const receivedAt = instantAfter(-days * day);
      for (const table of recordTables) {
        await database.queries.updateTable(table).set({ receivedAt }).execute();
      }
    },
    /** The servers that run in it, which end before its folder is removed. */
    resources,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** The databases; code with its own SQL is tested on both. */
export const dialects = ['sqlite', 'postgres'] as const;

export type DialectName = (typeof dialects)[number];

/** Where a server keeps its records and its files. */
export interface PlaceKind {
  dialect: DialectName;
  files: 'folder' | 'bucket';
}

/** The default place, and the place of several instances. */
export const placeKinds: readonly PlaceKind[] = [
  { dialect: 'sqlite', files: 'folder' },
  { dialect: 'postgres', files: 'bucket' },
];
