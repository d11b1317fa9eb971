import { createFolder } from './files/durable-folder.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, patience, type Database } from './database/open-database.ts';
import type { Settings } from './env.ts';
import { createClamdScan, type Scan } from './files/clamd.ts';
import type { FileStore } from './files/file-store.ts';
import { createFolderStore } from './files/folder-store.ts';
import { createS3Store } from './files/s3-store.ts';
import { saveSeedOnce } from './jobs/seed-jobs.ts';
import { createFolderMailer } from './outbox/folder-mailer.ts';
import type { Mailer } from './outbox/mailer.ts';
import { createSmtpMailer } from './outbox/smtp-mailer.ts';

/** What the server and the operator work with, each part as the settings choose it. */
export interface House {
  database: Database;
  store: FileStore;
  mailer: Mailer;
  scan: Scan | undefined;
  close(): Promise<void>;
}

/** Opens everything, after bringing the database to its newest shape and, the first time, seeding it. */
export async function openHouse(settings: Settings, queryTimeout: number): Promise<House> {
  await prepareDatabase(settings);
  await createFolder(settings.files.incomingDir);
  const database = openDatabase(settings.database, queryTimeout);
  const { bucket, uploadsDir, clamdUrl } = settings.files;
  const store = bucket === undefined ? await createFolderStore(uploadsDir) : createS3Store(bucket);
  const mailer = await openMailer(settings.mail);
  return {
    database,
    store,
    mailer,
    scan: clamdUrl === undefined ? undefined : createClamdScan(clamdUrl),
    async close() {
      mailer.close();
      store.close();
      await database.close();
    },
  };
}

async function prepareDatabase(settings: Settings): Promise<void> {
  const database = openDatabase({ ...settings.database, poolSize: 1 }, patience.operator);
  try {
    await migrate(database);
    await saveSeedOnce(database);
  } finally {
    await database.close();
  }
}

async function openMailer(mail: Settings['mail']): Promise<Mailer> {
  return mail.smtpUrl === undefined
    ? createFolderMailer(mail.dir, mail.from)
    : createSmtpMailer(mail.smtpUrl, mail.from, mail.timeout);
}
