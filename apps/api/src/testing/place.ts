import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../config.ts';

export interface TestPlace {
  config: Config;
  /** The same settings as the environment of a process. */
  environment: Record<string, string>;
  remove(): void;
}

/** A data folder of its own with settings that let a test be quick. */
export function createPlace(changes: Record<string, string> = {}): TestPlace {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-api-'));
  const environment = {
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT_POSTS_PER_MINUTE: '10000000',
    MAX_SUBMISSIONS_IN_PROGRESS: '10000',
    MAX_UPLOADS_IN_PROGRESS: '10000',
    OUTBOX_POLL_MS: '50',
    OUTBOX_FIRST_RETRY_MS: '50',
    ALERTS_INTERVAL_SECONDS: '1',
    ...changes,
  };
  return {
    environment,
    config: readConfig({ ...environment, PORT: '0', HOST: '127.0.0.1' }),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
