import { appendFileSync, cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertEmails } from '../outbox/outbox-repository.ts';
import { startServer } from '../server.ts';
import { auditLedger, type Ledger } from '../testing/ledger.ts';
import { startLoad } from '../testing/load.ts';
import { createOperator } from '../testing/operator.ts';
import { dialects, placeKinds, type PlaceKind, type TestPlace } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { createTestPlace, startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { createContactRequest } from '../testing/visitor.ts';
import { restoreBackup } from './restore-backup.ts';

const nothing = { 'records missing': 0, 'records doubled': 0, 'files damaged': 0 };
const emptyPlaceOnly = 'only into an empty place';
const createEmptyPlace = (kind: PlaceKind) => createTestPlace(kind, {}, { isEmpty: true });

describe.each(placeKinds)('a backup of $dialect with a $files', async (kind) => {
  const server = await startTestServer(kind);
  let folder: string;
  let acknowledged: Ledger;
  let sentDuringBackup = 0;
  const findBroken = async (place: TestPlace) => (await auditLedger(place, acknowledged)).broken;
  beforeAll(async () => {
    const ledger: Ledger = new Map();
    const load = await startLoad([server.port], 4, ledger);
    await until(() => [...ledger.values()].filter(Boolean).length >= 10);
    acknowledged = new Map(ledger);
    folder = await server.place.backUp();
    sentDuringBackup = ledger.size - acknowledged.size;
    await load.stop();
  });

  test('contains everything acknowledged before it began, while visitors send more', async () => {
    expect(sentDuringBackup).toBeGreaterThan(0);
    const place = await createEmptyPlace(kind);
    // The operator copies it first.
    writeFileSync(join(place.config.dataDir, 'link-key'), 'key');
    await place.runForJson('backup', 'restore', folder);
    expect(await findBroken(place)).toEqual(nothing);
    expect(await place.runForJson('audit', 'list')).toMatchObject([
      { command: 'backup restore' },
      { command: 'backup create' },
    ]);
    const copy = await startTestServer(place);
    const ready = await copy.visitor.get('/health/ready');
    expect([ready.status, copy.services.warnings]).toEqual([200, []]);
  });

  test('is rejected if the place has a database, and changes nothing', async () => {
    const place = await createEmptyPlace(kind);
    const { queries } = (await startTestServer(place)).services.database;
    const listJobs = () => queries.selectFrom('jobs').selectAll().execute();
    const jobs = await listJobs();
    expect(await place.runForError('backup', 'restore', folder)).toContain(emptyPlaceOnly);
    expect(await listJobs()).toEqual(jobs);
  });

  test('is restored by one of two runs at once, and the other one fails', async () => {
    const place = await createEmptyPlace(kind);
    const startStep = async (step: string) => {
      if (step === 'Restoring the database') await place.runForJson('backup', 'restore', folder);
    };
    const { signal } = new AbortController();
    await expect(restoreBackup(folder, place.config, { signal, startStep })).rejects.toThrow(
      /has created .*kestrova\.sqlite|already exists/,
    );
    expect(await findBroken(place)).toEqual(nothing);
  });

  test('is rejected if it is damaged, without writing anything', async () => {
    const [name = ''] = readdirSync(join(folder, 'files'));
    const damaged = server.place.newFolder();
    cpSync(folder, damaged, { recursive: true });
    appendFileSync(join(damaged, 'files', name), 'x');
    const place = await createEmptyPlace(kind);
    expect(await place.runForError('backup', 'restore', damaged)).toContain(
      `files/${name} has changed.`,
    );
    expect(readdirSync(place.config.dataDir)).toEqual([]);
  });

  test('holds its waiting emails until they are resent', async () => {
    const silent = await createEmptyPlace(kind);
    await (await startServer(silent.config)).stop();
    const { email: recipient } = createContactRequest();
    await using database = silent.openDatabase();
    const content = { subject: 'Waiting', heading: 'Waiting', intro: 'Waiting', body: [] };
    const emails = [{ recordId: crypto.randomUUID(), email: { recipient, content } }];
    await insertEmails(database.queries, silent.config.mail.from, emails);
    const waiting = server.place.newFolder();
    await silent.runForJson('backup', 'create', waiting);
    const place = await createEmptyPlace(kind);
    expect(await place.runForJson('backup', 'restore', waiting)).toMatchObject({ dead: 1 });
    expect(await place.runForJson('emails', 'list')).toMatchObject([
      { recipient, lastError: 'held by "backup restore"' },
    ]);
    expect(await place.runForJson('emails', 'resend', '--dead')).toEqual({ resent: 1 });
  });
});

test.each(dialects)('rejects the bucket of the original, on %s', async (dialect) => {
  const kind = { dialect, files: 'bucket' } as const;
  const { place, visitor } = await startTestServer(kind);
  await visitor.apply({}, { cv: createCv() });
  const folder = await place.backUp();
  const { S3_ENDPOINT = '' } = place.environment;
  const empty = await createEmptyPlace(kind);
  const shared = createOperator({ ...empty.environment, S3_ENDPOINT });
  // The second run must not continue the first, which wrote nothing.
  for (let runs = 0; runs < 2; runs += 1) {
    expect(await shared.runForError('backup', 'restore', folder)).toContain(
      'with a shared one, each database would delete files of the other',
    );
  }
  await empty.runForJson('backup', 'restore', folder);
});

test('rejects a place with another write-ahead log, which SQLite would read', async () => {
  const { place: original } = await startTestServer('sqlite');
  const place = await createEmptyPlace({ dialect: 'sqlite', files: 'folder' });
  writeFileSync(join(place.config.dataDir, 'kestrova.sqlite-wal'), 'of another database');
  const errors = await place.runForError('backup', 'restore', await original.backUp());
  expect(errors).toContain('kestrova.sqlite-wal');
});

test.each([
  ['sqlite', 'postgres', 'This is a backup of sqlite'],
  ['postgres', 'sqlite', 'This is a backup of postgres'],
] as const)('rejects a backup of %s for a place with %s', async (from, to, message) => {
  const { place: original } = await startTestServer(from);
  const place = await createEmptyPlace({ dialect: to, files: 'folder' });
  const errors = await place.runForError('backup', 'restore', await original.backUp());
  expect(errors).toContain(message);
  expect(readdirSync(place.config.dataDir)).toEqual([]);
});
