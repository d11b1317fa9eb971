import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../testing/files.ts';
import { createCv, createDocx, createFile } from '../testing/sample-files.ts';
import { runCli } from '../testing/operator.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { applyAndOpen, createAlertRequest, createApplicationData } from '../testing/visitor.ts';

const operator = await startServerProcess(createTestPlace('sqlite'));

const { dataDir, place, visitor } = operator;
const folderFor = (name: string) => join(dataDir, 'exports', name);
const readText = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

/** An application with a CV and a Word file. */
async function apply(email: string) {
  const coverLetterDescription = 'Dear team,\n<img src=x onerror=alert(1)> & "ledgers"';
  return applyAndOpen(
    operator,
    { email, lastName: "O'Neill", coverLetterDescription },
    { cv: createCv('my <b>cv.pdf'), additionalFile: createFile(createDocx(), 'letter.docx') },
  );
}

const listStored = () => listFiles(place.config.files.uploadsDir);

test('writes everything stored about an address, for its owner only, and omits ids and secrets', async () => {
  const email = 'Quillon.X@example.com';
  const { own } = await apply(email);
  const request = await visitor.contact({ email: email.toLowerCase(), companyType: 'x.example' });
  await visitor.sendJobAlert(createAlertRequest({ email, keywords: 'ledger' }));
  const other = await visitor.contact();

  const folder = folderFor('quillon');
  expect(await operator.runForJson('people', 'export', email.toUpperCase(), folder)).toEqual({
    records: 3,
    files: 2,
    emails: 5,
    folder,
    damaged: [],
    missing: [],
  });
  expect(JSON.parse(readText(folder, 'data.json'))).toMatchObject({
    applications: [
      {
        email,
        lastName: "O'Neill",
        coverLetterDescription: expect.stringContaining('<img src=x'),
        files: [{ part: 'cv', originalName: 'my <b>cv.pdf', state: 'whole' }, { kind: 'docx' }],
      },
    ],
    contactRequests: [{ email: request.email, message: request.message }],
    jobAlerts: [{ email, keywords: 'ledger' }],
  });
  const text = readText(folder, 'data.json');
  for (const [, path = ''] of text.matchAll(/"path": "([^"]+)"/g)) {
    expect(existsSync(join(folder, path))).toBe(true);
  }
  expect(text.match(/"path": "files\//g)).toHaveLength(2);
  const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(['', 'files'].map(modeOf)).toEqual(['700', '700']);
  expect(written.filter((name) => name !== 'files').map(modeOf)).toEqual(['600', '600', '600']);
  expect(text).not.toContain(other.email);
  expect(text).not.toContain(own.token);
  expect(text).not.toMatch(/leaseToken|activeContent|addressId|seenRevision|messageId|"id"/);
});

test('writes data.json last, so a partial export has none', async () => {
  const { email } = createApplicationData();
  await apply(email);
  const folder = folderFor('named-last');
  mkdirSync(folder, { recursive: true });
  const names = new Set<string | null>();
  const watcher = watch(folder, (_, name) => names.add(name));
  onTestFinished(() => watcher.close());
  await operator.runForJson('people', 'export', email, folder);
  await until(() => names.has('data.json'));
  expect([...names]).toEqual(['files', 'data.json']);
});

test('reports an unknown address, and creates nothing', async () => {
  const folder = folderFor('nobody');
  const { code, output } = await operator.run('people', 'export', 'nobody@example.com', folder);
  expect([code, JSON.parse(output)]).toEqual([0, { records: 0, files: 0, emails: 0 }]);
  expect(existsSync(folder)).toBe(false);
  const text = await runCli(place.environment, 'people', 'export', ' nobody@example.com');
  expect(text.output).toBe('Nothing is kept of nobody@example.com.\n');
});

test.each(['export', 'erase'])('%s rejects what is not an email address', async (command) => {
  expect(await operator.runForError('people', command, 'notanaddress')).toBe(
    'notanaddress is not an email address, so nothing was searched. Write it as name@example.com.\n',
  );
});

test('reports missing and damaged files, and exports the rest', async () => {
  const before = new Set(listStored());
  const { email } = createApplicationData();
  await apply(email);
  const [cv = '', letter = ''] = listStored()
    .filter((path) => !before.has(path))
    .toSorted((one, other) => one.length - other.length);
  rmSync(cv);
  appendFileSync(letter, 'more');
  const folder = folderFor('broken');
  const { code, output, errors } = await operator.run('people', 'export', email, folder);
  expect(code).toBe(1);
  expect(errors).toContain(`missing or cannot be read: ${basename(cv)}.`);
  expect(errors).toContain(`not what was received: ${basename(letter)}.`);
  expect(JSON.parse(output)).toMatchObject({ records: 1, files: 1, missing: [basename(cv)] });
  expect(JSON.parse(readText(folder, 'data.json'))).toMatchObject({
    applications: [{ files: [{ state: 'missing' }, { state: 'damaged' }] }],
  });
});

test('rejects a folder that is not empty', async () => {
  const { email } = await visitor.contact();
  const folder = folderFor('full');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'other.txt'), 'mine');
  expect(await operator.runForError('people', 'export', email, folder)).toContain('is not empty');
  expect(readdirSync(folder)).toEqual(['other.txt']);
});
