import { appendFileSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLedger, startLoad } from '../testing/ledger.ts';
import type { Config } from '../config.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { insertEmails } from '../email/outbox/outbox-repository.ts';
import { createEmail } from '../email/templates/email.ts';
import { startServer } from '../server.ts';
import { placeKinds, startBackupRun, type BackupRun } from '../testing/backup-run.ts';
import { findInFiles } from '../testing/find-in-files.ts';
import { readMail } from '../testing/read-mail.ts';
import { sha256 } from '../testing/sample-files.ts';
import { until } from '../testing/until.ts';
import { createContactRequest } from '../testing/visitor.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { readFacts } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';

/** Who sent what, as a place has it: the hash of the CV by address, or none for a contact request. */
async function readPlace({ database: config, files }: Config) {
  const database = openDatabase(config, queryTimeouts.operator);
  const store = await openStore(files, await findStoragePrefix(database.queries));
  const contacts = await database.queries.selectFrom('contactRequests').select('email').execute();
  const sent = await database.queries
    .selectFrom('applicationFiles')
    .innerJoin('applications', 'applications.id', 'applicationFiles.applicationId')
    .select(['email', 'name'])
    .execute();
  const found = new Map<string, string | undefined>();
  for (const { email } of contacts) found.set(email, undefined);
  for (const { email, name } of sent) {
    found.set(email, sha256(await buffer(await store.open(name))));
  }
  store.close();
  await database.close();
  return found;
}

describe.each(placeKinds)('a backup of $dialect with a $files', (kind) => {
  let run: BackupRun;
  let folder: string;
  let sentMeanwhile = 0;
  const acknowledged = new Map<string, string | undefined>();
  beforeAll(async () => {
    run = await startBackupRun(kind);
    const ledger = createLedger();
    const load = startLoad(() => run.server.port, 4, ledger);
    const countFiles = () => [...ledger.acknowledged.values()].filter(Boolean).length;
    await until(() => countFiles() >= 10);
    for (const [email, hash] of ledger.acknowledged) acknowledged.set(email, hash);
    folder = run.newFolder();
    await run.apply();
    const { queries } = run.server.services.database;
    const email = await queries.selectFrom('outbox_emails').select('id').executeTakeFirstOrThrow();
    const secrets = { emailId: email.id, secrets: '["marzipan"]' };
    await queries.deleteFrom('emailSecrets').where('emailId', '=', email.id).execute();
    await queries.insertInto('emailSecrets').values(secrets).execute();
    await run.runForJson(['backup', 'create', folder]);
    sentMeanwhile = ledger.acknowledged.size - acknowledged.size;
    await load.stop();
  });
  afterAll(() => run[Symbol.asyncDispose]());

  const restore = (config: { environment: Record<string, string> }, ...options: string[]) =>
    run.run(['backup', 'restore', folder, ...options], config.environment);

  test('holds no secret of a link that is still to be sent', async () => {
    expect(findInFiles(folder, 'marzipan')).toEqual([]);
    const place = await run.createEmptyPlace();
    await run.runForJson(['backup', 'restore', folder], place.environment);
    const database = openDatabase(place.config.database, queryTimeouts.operator);
    expect(await database.queries.selectFrom('emailSecrets').selectAll().execute()).toEqual([]);
    await database.close();
  });

  test('holds all that visitors were thanked for before it began, while others sent more', async () => {
    expect(sentMeanwhile).toBeGreaterThan(0);
    expect(await run.runForJson(['backup', 'verify', folder], {})).toMatchObject({ isWhole: true });
    const place = await run.createEmptyPlace();
    await run.runForJson(['backup', 'restore', folder], place.environment);
    const found = await readPlace(place.config);
    for (const [email, hash] of acknowledged) {
      expect(found.has(email)).toBe(true);
      expect(found.get(email)).toBe(hash);
    }
    const copy = await startServer(place.config);
    const ready = await fetch(`http://127.0.0.1:${copy.port}/health/ready`);
    expect([ready.status, copy.services.warnings]).toEqual([200, []]);
    await copy.stop();
  });

  test('is restored beside its original, without a part in its files', async () => {
    const before = await run.server.listStored();
    const place = await run.createEmptyPlace();
    await run.runForJson(['backup', 'restore', folder], place.environment);
    const copy = await startServer(place.config);
    const names = await Array.fromAsync(copy.services.store.list());
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) await copy.services.store.remove(name);
    await copy.stop();
    expect((await run.server.listStored()).toSorted()).toEqual(before.toSorted());
  });

  test('is refused where there is data, which stays as it is', async () => {
    const place = await run.createEmptyPlace();
    const other = await startServer(place.config);
    const jobs = await other.services.database.queries.selectFrom('jobs').selectAll().execute();
    const { code, errors } = await restore(place);
    expect([code, errors]).toEqual([1, expect.stringContaining('only into an empty place')]);
    expect(await other.services.database.queries.selectFrom('jobs').selectAll().execute()).toEqual(
      jobs,
    );
    await other.stop();
  });

  test('goes on with a restore that was stopped, and no server starts before that', async () => {
    const place = await run.createEmptyPlace();
    const facts = await readFacts(folder);
    const stopping = new AbortController();
    let files = 0;
    const task = {
      signal: stopping.signal,
      withProgress: <Result>(
        _: string,
        _total: number,
        work: (advance: () => void) => Promise<Result>,
      ) =>
        work(() => {
          files += 1;
          if (files === 1) stopping.abort(new Error('stopped'));
        }),
    };
    await expect(
      restoreBackup(folder, facts, place.config, { task, holdsEmails: false }),
    ).rejects.toThrow('stopped');
    await expect(startServer(place.config)).rejects.toThrow('restore into this place was not fini');
    expect((await restore(place)).code).toBe(0);
    const found = await readPlace(place.config);
    for (const [email, hash] of acknowledged) expect(found.get(email)).toBe(hash);
    await (await startServer(place.config)).stop();
    expect((await restore(place)).errors).toContain('only into an empty place');
  });

  test('is rejected if it is damaged, and nothing is written', async () => {
    const [name = ''] = readdirSync(join(folder, 'files'));
    const damaged = run.newFolder();
    cpSync(folder, damaged, { recursive: true });
    appendFileSync(join(damaged, 'files', name), 'x');
    const place = await run.createEmptyPlace();
    const { code, errors } = await run.run(['backup', 'restore', damaged], place.environment);
    expect([code, errors]).toEqual([1, expect.stringContaining(`files/${name} has changed.`)]);
    expect(readdirSync(place.config.dataDir)).toEqual([]);
  });

  test('sends the emails that wait in it, unless they are held', async () => {
    const silent = await run.createEmptyPlace();
    const source = await startServer(silent.config);
    await source.stop();
    const { email } = createContactRequest();
    const database = openDatabase(silent.config.database, queryTimeouts.operator);
    const content = { heading: 'Waiting', paragraphs: [], facts: [], closing: [] };
    const waitingEmail = createEmail({ recipient: email, subject: 'Waiting' }, content);
    const emails = [{ recordId: crypto.randomUUID(), email: waitingEmail }];
    await insertEmails(database.queries, silent.config.mail.from, emails);
    await database.close();
    const waiting = run.newFolder();
    await run.runForJson(['backup', 'create', waiting], silent.environment);

    const held = await run.createEmptyPlace();
    expect(
      await run.runForJson(['backup', 'restore', waiting, '--hold-emails'], held.environment),
    ).toMatchObject({ emails: { waiting: 0, dead: 1 } });
    expect(await run.runForJson(['emails', 'list'], held.environment)).toMatchObject([
      { recipient: email },
    ]);

    const sending = await run.createEmptyPlace();
    const { output } = await run.run(['backup', 'restore', waiting], sending.environment);
    expect(JSON.parse(output)).toMatchObject({ emails: { waiting: 1, dead: 0 } });
    const copy = await startServer(sending.config);
    await until(async () =>
      (await readMail(sending.config.dataDir)).some((mail) => mail.to?.[0]?.address === email),
    );
    await copy.stop();
  });
});
