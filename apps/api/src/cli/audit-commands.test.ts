import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listAuditEntries, saveAuditEntry } from '../audit/audit-log.ts';
import { runCli } from '../testing/operator.ts';
import { createCv } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { createAlertRequest } from '../testing/visitor.ts';

const entries = z.array(
  z.strictObject({
    at: z.iso.datetime(),
    operator: z.string(),
    command: z.string(),
    records: z.nullable(z.number()),
  }),
);

const email = 'somebody.special@example.com';
const operator = await startServerProcess(createTestPlace('sqlite'));
const { dataDir, visitor } = operator;
await visitor.contact({ email });
await visitor.contact();
await visitor.apply({ email }, { cv: createCv() });
await visitor.sendJobAlert(createAlertRequest({ email }));

const listEntries = async (...options: string[]) =>
  entries.parse(await operator.runForJson('audit', 'list', ...options));

async function findNewEntries(...args: string[]) {
  const before = await listEntries();
  await operator.run(...args);
  const after = await listEntries();
  return after.slice(0, after.length - before.length);
}

// In this order, since the last commands delete what the others read.
test.each<[string, number, string[]]>([
  ['applications list', 1, []],
  ['applications export', 1, [join(dataDir, 'all')]],
  ['contacts list', 2, []],
  ['contacts export', 2, [join(dataDir, 'contacts.csv')]],
  ['alerts list', 1, []],
  ['alerts export', 1, [join(dataDir, 'alerts.csv')]],
  ['emails list', 7, ['--state', 'all']],
  ['people export', 8, [email, join(dataDir, 'person')]],
  ['people erase', 8, [email, '--yes']],
  ['retention apply', 0, ['--yes']],
])('logs one entry for %s, with %i records', async (command, records, options) => {
  const found = await findNewEntries(...command.split(' '), ...options);
  expect(found).toMatchObject([{ command, records }]);
  expect(found[0]?.operator).toMatch(/./);
});

test('logs no personal data', async () => {
  expect(JSON.stringify(await listEntries())).not.toContain('@');
});

test('logs a command that fails', async () => {
  const folder = '/dev/null/nowhere';
  expect(await findNewEntries('contacts', 'export', folder)).toMatchObject([
    { command: 'contacts export' },
  ]);
  expect(await findNewEntries('people', 'erase', email)).toHaveLength(1);
});

test('logs a killed command without a number of records', async () => {
  await using database = operator.place.openDatabase();
  const killed = { operator: 'asha', command: 'contacts list', records: null };
  await saveAuditEntry(database.queries, killed);
  const [entry] = await listAuditEntries(database.queries);
  expect(entry).toMatchObject(killed);
  expect(await listEntries('--since', entry?.at ?? '')).toHaveLength(1);
});

test('names the user who called sudo', async () => {
  const environment = { ...operator.place.environment, SUDO_USER: 'ravi' };
  await runCli(environment, 'contacts', 'list');
  expect((await listEntries())[0]).toMatchObject({ operator: 'ravi' });
});

test('shows an email with the whole reason why it is dead, and logs that', async () => {
  const { email: recipient } = await visitor.contact();
  const lastError = `550 ${'The mailbox is full. '.repeat(20)}`.trim();
  await using database = operator.place.openDatabase();
  const update = database.queries
    .updateTable('outbox_emails')
    .set({ lastError, state: 'dead' })
    .where('recipient', '=', recipient)
    .where('state', '=', 'sent');
  await until(async () => (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n);
  const list = await runCli(operator.place.environment, 'emails', 'list');
  expect(list.output).toContain(lastError);
  const [id = ''] = /^[\da-f]{8}/m.exec(list.output) ?? [];
  expect(await findNewEntries('emails', 'show', id)).toMatchObject([{ records: 1 }]);
  const { output } = await runCli(operator.place.environment, 'emails', 'show', id);
  expect(output).toMatch(/^id: .*\n(?:.*\n)*lastError: 550 .*\nmessageId: <\S+@\S+>\n\n.*\S/);
  expect(output).toContain(lastError);
  expect(await operator.runForJson('emails', 'resend', id)).toEqual({ resent: 1 });
  expect(await operator.runForError('emails', 'show', 'x')).toContain('There is no email x.');
});

test('asks for more of an id with which several emails begin', async () => {
  await visitor.contact();
  await using database = operator.place.openDatabase();
  const emails = database.queries.selectFrom('outbox_emails').selectAll();
  const row = await emails.executeTakeFirstOrThrow();
  const start = row.id.slice(0, 35);
  const twin = { ...row, id: `${start}${row.id.endsWith('0') ? '1' : '0'}`, messageId: 'twin' };
  await database.queries.insertInto('outbox_emails').values(twin).execute();
  expect(await operator.runForError('emails', 'resend', start)).toContain('type more characters');
});

test('does not log commands without personal data', async () => {
  for (const args of [
    ['jobs', 'list'],
    ['audit', 'list'],
    ['emails', 'resend', '--dead'],
  ]) {
    expect(await findNewEntries(...args)).toEqual([]);
  }
});
