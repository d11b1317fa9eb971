import type { Config } from './config/config.ts';
import { listLaterMigrations, migrate } from './database/migrate.ts';
import { openDatabase, queryTimeouts, type Database } from './database/open-database.ts';
import { findStoragePrefix } from './database/server-state.ts';
import type { EmailTransport } from './outbox/email/email-transport.ts';
import { createFolderTransport } from './outbox/email/folder-transport.ts';
import { createSmtpTransport } from './outbox/email/smtp-transport.ts';
import { createFolder } from './files/durable-files.ts';
import { saveSeedOnce } from './modules/jobs/seed-jobs.ts';
import type { Services } from './services.ts';
import { createClamdScan } from './uploads/scan.ts';
import type { FileStore } from './uploads/storage/file-store.ts';
import { openStore } from './uploads/storage/open-store.ts';

/** Migrates the database, seeds a new one if the settings say so, and opens all services. */
export async function createServices(config: Config, queryTimeout: number): Promise<Services> {
  const { incomingDir, outgoingDir, clamdUrl } = config.files;
  await createFolder(incomingDir);
  const laterMigrations = await prepareDatabase(config);
  await createFolder(outgoingDir);
  const database = openDatabase(config.database, queryTimeout);
  const store = await openStore(config.files, await findStoragePrefix(database.queries));
  const transport = await createEmailTransport(config.mail);
  return {
    config,
    database,
    store,
    transport,
    scan: clamdUrl === undefined ? undefined : createClamdScan(clamdUrl),
    warnings: [...warnOfLaterVersion(laterMigrations), ...(await findWarnings(database, store))],
    async [Symbol.asyncDispose]() {
      store[Symbol.dispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Warns after a rollback, which is allowed because migrations only add. */
function warnOfLaterVersion(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `The database has migrations of a later version (${names.join(', ')}). This version works if they only add tables and columns. Otherwise start the later version again.`,
  ];
}

/** Warns of stored uploads if the database names none: it is probably the wrong database. */
async function findWarnings({ queries }: Database, store: FileStore): Promise<string[]> {
  const named = queries.selectFrom('applicationFiles').select('name').limit(1);
  if ((await named.executeTakeFirst()) !== undefined) return [];
  // An unreachable bucket does not prevent the start; readiness reports it.
  const hasFiles = await hasAny(store.list()).catch(() => false);
  if (!hasFiles) return [];
  return [
    'The database names no uploaded file, but uploads are stored. They are kept. If that is not intended, stop the server and put the right database in place: check DATA_DIR and DATABASE_URL.',
  ];
}

async function hasAny(items: AsyncIterable<unknown>): Promise<boolean> {
  // The first item is enough.
  for await (const _item of items) return true;
  return false;
}

/** @returns the names of the migrations that only a later version has. */
async function prepareDatabase(config: Config): Promise<string[]> {
  await using database = openDatabase({ ...config.database, poolSize: 1 }, queryTimeouts.operator);
  await migrate(database);
  await saveSeedOnce(database, config.sampleJobs);
  return await listLaterMigrations(database);
}

async function createEmailTransport(mail: Config['mail']): Promise<EmailTransport> {
  return mail.smtpUrl === undefined
    ? createFolderTransport(mail.dir, mail.from)
    : createSmtpTransport(mail.smtpUrl, mail);
}
