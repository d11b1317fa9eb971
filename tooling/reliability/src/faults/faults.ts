import type { Scenarios } from '../report.ts';
import { disturbBucket, disturbScanner } from './bucket-and-scanner.ts';
import {
  disturbDatabase,
  disturbDatabaseConnection,
  stopDuringFrozenDatabase,
} from './database.ts';
import { keepPrivate } from './private-data.ts';
import { fillDisk, runOutOfDescriptors } from './scarcity.ts';
import { cutUploads, repeatApplications } from './submissions.ts';
import { sendWorstFiles } from './worst-files.ts';

/** Every fault of what the server depends on. */
export const faults: Scenarios = {
  'database down': (options) => disturbDatabase(options, 'down'),
  'database frozen': (options) => disturbDatabase(options, 'frozen'),
  'database connection reset or ended at any byte': disturbDatabaseConnection,
  'SIGTERM while the database is frozen': stopDuringFrozenDatabase,
  'bucket frozen or reset at any byte': disturbBucket,
  'scanner breaking off at any moment': disturbScanner,
  'disk full': fillDisk,
  '64 descriptors': () => runOutOfDescriptors(64),
  '512 descriptors': () => runOutOfDescriptors(512),
  'data that others could read': keepPrivate,
  'uploads cut half-way': cutUploads,
  'files that keep a parser busy': sendWorstFiles,
  'each application four times at once, a folder': (options) =>
    repeatApplications(options, 'a folder'),
  'each application four times at once, two instances and a bucket': (options) =>
    repeatApplications(options, 'two instances and a bucket'),
};
