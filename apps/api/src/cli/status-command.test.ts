import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { applyAndOpen, findEmail } from '../testing/visitor.ts';

const operator = await startServerProcess(createTestPlace('postgres'));
const { dataDir } = operator;

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test('changes the status of an application, lists it and exports it', async () => {
  const { data } = await applyAndOpen(operator);
  const email = await findEmail(dataDir, data.email, 'We received');
  const [reference = 'none'] = /A-\w{4}-\w{4}/.exec(email.subject ?? '') ?? [];
  const closed = [reference.toLowerCase(), 'closed', '--reason', 'not-selected', '--no-email'];
  const change = { status: 'closed', reason: 'not-selected', isEmailed: false };
  expect(await operator.runForJson('applications', 'status', ...closed)).toMatchObject(change);
  await operator.runForJson('applications', 'status', reference, 'offer', '--sentence', 'Welcome!');
  const sent = await findEmail(dataDir, data.email, 'We’d like you to join us');
  expect(sent.text).toContain('Welcome!');

  const list = ['applications', 'list', '--status'];
  expect(await operator.runForJson(...list, 'offer')).toMatchObject([
    { reference, status: 'offer' },
  ]);
  expect(await operator.runForJson(...list, 'closed')).toEqual([]);
  const folder = join(dataDir, 'with-status');
  await operator.runForJson('applications', 'export', folder, '--reference', reference);
  const rows: unknown = parse(read(folder, 'applications.csv'), { columns: true, bom: true });
  expect(rows).toMatchObject([{ reference, status: 'offer' }]);
  const person = join(dataDir, 'person-with-status');
  await operator.runForJson('people', 'export', data.email, person);
  expect(JSON.parse(read(person, 'data.json'))).toMatchObject({
    applications: [{ statusChanges: [change, { status: 'offer', sentence: 'Welcome!' }] }],
  });

  const status = (...args: string[]) => operator.runForError('applications', 'status', ...args);
  expect(await status('A-NONE-HERE', 'offer')).toContain('There is no application A-NONE-HERE.');
  expect(await status(reference, 'closed')).toContain(
    'A closed application needs a reason, and no other status has one.',
  );
});
