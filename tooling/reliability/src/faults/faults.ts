import type { RunOptions } from '../options.ts';
import type { Result, Scenario } from '../report.ts';
import { disturbBucket, disturbScanner } from './bucket-and-scanner.ts';
import { disturbDatabase, disturbDatabaseConnection } from './database.ts';
import { disturbMail } from './mail.ts';
import { keepPrivate } from './private-data.ts';
import { fillDisk, runOutOfDescriptors } from './scarcity.ts';
import {
  stopDuringEndlessUpload,
  stopDuringFrozenDatabase,
  stopDuringSilentMail,
  stopDuringUploads,
} from './shutdown.ts';
import { makeUnready, replaceDataFolder } from './storage.ts';
import { cutUploads, repeatSubmissions, shareInstances } from './submissions.ts';
import { sendWorstFiles } from './worst-files.ts';
import { startOnWrongDatabase } from './wrong-database.ts';

const table: Readonly<Record<string, (options: RunOptions) => Promise<Result>>> = {
  'mail server away': () => disturbMail('away'),
  'mail server silent': () => disturbMail('silent'),
  'mail server greylisting': () => disturbMail('greylisting'),
  'mail server cutting after DATA': () => disturbMail('cutting'),
  'database down': (options) => disturbDatabase(options, 'down'),
  'database frozen': (options) => disturbDatabase(options, 'frozen'),
  'database connection reset or ended at any byte': disturbDatabaseConnection,
  'bucket frozen or reset at any byte': disturbBucket,
  'scanner breaking off at any moment': disturbScanner,
  'disk full': fillDisk,
  '64 descriptors': () => runOutOfDescriptors(64),
  '256 descriptors': () => runOutOfDescriptors(256),
  '512 descriptors': () => runOutOfDescriptors(512),
  'unready: disk full': () => makeUnready('disk full'),
  'unready: database unreadable': () => makeUnready('database unreadable'),
  'unready: store read-only': () => makeUnready('store read-only'),
  'unready: store gone': () => makeUnready('store gone'),
  'data folder replaced': replaceDataFolder,
  'data that others could read': keepPrivate,
  'start on an empty database': (options) => startOnWrongDatabase(options, 'empty'),
  'start on an older database': (options) => startOnWrongDatabase(options, 'older'),
  'start on the database of another place': (options) =>
    startOnWrongDatabase(options, 'of another place'),
  'start on another PostgreSQL': (options) => startOnWrongDatabase(options, 'PostgreSQL'),
  'uploads cut half-way': cutUploads,
  'files that keep a parser busy': sendWorstFiles,
  'double click, retry, refresh': repeatSubmissions,
  'two instances, each submission in both': shareInstances,
  'SIGTERM during uploads': stopDuringUploads,
  'SIGTERM during an endless upload': stopDuringEndlessUpload,
  'SIGTERM during a silent mail server': stopDuringSilentMail,
  'SIGTERM during a frozen database': stopDuringFrozenDatabase,
};

/** Every fault of what the server depends on. */
export const faults: readonly Scenario[] = Object.entries(table).map(([name, run]) => ({
  name,
  run,
}));
