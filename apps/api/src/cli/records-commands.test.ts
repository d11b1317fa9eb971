import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { saveCsv } from './export-file.ts';
import { listFiles } from '../testing/files.ts';
import { createServices } from '../create-services.ts';
import { queryTimeouts } from '../database/open-database.ts';
import { jobColumns } from '../modules/jobs/parse-jobs-file.ts';
import { createCv, createFile, createPdf, sha256 } from '../testing/sample-files.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { applyAndOpen, findEmail } from '../testing/visitor.ts';

const operator = await startServerProcess(createTestPlace('postgres'));
const { dataDir, place, visitor } = operator;

function readCsv(folder: string) {
  const csv: unknown = parse(readFileSync(join(folder, 'applications.csv')), {
    columns: true,
    bom: true,
  });
  return z.array(z.record(z.string(), z.string())).parse(csv);
}

test('exports applications with their current files', async () => {
  const newer = createPdf(100);
  const changes = { coverLetterDescription: '=1+1;=HYPERLINK(1)\t@a\n+b' };
  const { data, own } = await applyAndOpen(operator, changes, { cv: createCv() });
  const replaced = await own.replace({ cv: createFile(newer, '../../cv.pdf') });
  expect(replaced.status).toBe(200);
  const folder = join(dataDir, 'export');
  const job = ['--job', 'US-FIN-1042'];
  expect(await operator.runForJson('applications', 'export', folder, ...job)).toMatchObject({
    applications: 1,
    files: 1,
    damaged: [],
  });
  const [row] = readCsv(folder);
  expect(row).toMatchObject({
    email: data.email,
    coverLetterDescription: "'=1+1;'=HYPERLINK(1)\t'@a\n'+b",
  });
  expect(sha256(readFileSync(join(folder, row?.['cv'] ?? '')))).toBe(sha256(newer));
});

const exportResult = z.object({ contacts: z.number(), file: z.string() });

test('exports contact requests into the data folder, readable by their owner only', async () => {
  const request = await visitor.contact({ message: 'one\rforged row' });
  const { contacts: count, file } = exportResult.parse(
    await operator.runForJson('contacts', 'export'),
  );
  expect(count).toBe(1);
  expect(dirname(file)).toBe(join(dataDir, 'exports'));
  const modes = [file, dirname(file)].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['600', '700']);
  const contacts = readFileSync(file, 'utf8');
  expect(contacts).toContain(request.email);
  expect(contacts).toContain(`"${request.message}"`);
});

test('does not overwrite a file', async () => {
  const folder = join(dataDir, 'taken');
  mkdirSync(folder);
  const file = join(folder, 'applications.csv');
  writeFileSync(file, 'mine');
  for (const [records = '', path = ''] of [
    ['contacts', file],
    ['jobs', file],
    ['applications', folder],
  ]) {
    expect(await operator.runForError(records, 'export', path)).toBe(
      `${file} exists, so nothing was written. Name a new one.\n`,
    );
  }
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('never shows a partial export as a whole one, and deletes that of a failed export', async () => {
  const path = join(dataDir, 'part.csv');
  const fail = async function* () {
    yield { name: 'first' };
    expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, true]);
    await expect(saveCsv(path, ['name'], [])).rejects.toThrow(`${path}.part exists`);
    throw new Error('The database is gone.');
  };
  await expect(saveCsv(path, ['name'], fail())).rejects.toThrow('The database is gone.');
  expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false]);
});

test('continues after a missing file, and names it', async () => {
  const [stored = ''] = listFiles(place.config.files.uploadsDir);
  const name = basename(stored);
  const content = readFileSync(stored);
  rmSync(stored);
  const folder = join(dataDir, 'rest');
  const { code, output, errors } = await operator.run('applications', 'export', folder);
  writeFileSync(stored, content);
  expect([code, errors]).toEqual([1, expect.stringContaining(`cannot be read: ${name}`)]);
  expect(JSON.parse(output)).toMatchObject({ applications: 1, files: 0, missing: [name] });
  expect(readCsv(folder)).toMatchObject([{ cv: `missing: ${name}` }]);
});

test("exports only the application that the notice's command names", async () => {
  for (const firstName of ['Asha', 'Ravi']) await visitor.apply({ firstName }, { cv: createCv() });
  const notice = await findEmail(dataDir, 'careers@kestrova.example', 'Ravi');
  const command = / operator -- (.+)\n/.exec(notice.text ?? '')?.[1] ?? '';
  const folder = join(dataDir, 'one');
  const words = [...command.split(' '), folder];
  expect(await operator.runForJson(...words)).toMatchObject({ applications: 1, files: 1 });
  expect(readdirSync(join(folder, 'files'))).toEqual([notice.attachments[0]?.filename]);

  const nowhere = join(dataDir, 'nowhere');
  const unknown = ['applications', 'export', nowhere, '--reference', 'a-none-none'];
  expect(await operator.runForError(...unknown)).toContain('There is no application A-NONE-NONE.');
  expect(existsSync(nowhere)).toBe(false);
});

test('asks for confirmation before it erases a person', async () => {
  const { email } = await visitor.apply();
  expect(await operator.runForError('people', 'erase', email)).toContain('add --yes');
});

test('deletes what is older than the retention period', { tags: ['ASVS-14.2.7'] }, async () => {
  const apply = (option: string) => operator.runForJson('retention', 'apply', option);
  expect(await apply('--yes')).toMatchObject({ older: 0, records: 0 });
  await place.ageRecords(400);
  expect(await apply('--dry-run')).toMatchObject({ records: 0 });
  expect(await operator.runForError('retention', 'apply')).toContain('add --yes');
  expect(await apply('--yes')).toMatchObject({ records: 5, files: 3 });
  expect(await operator.runForJson('applications', 'list')).toEqual([]);
});

test.each(dialects)(
  'starts without sample jobs on %s, and exports only headings',
  async (dialect) => {
    const empty = await createTestPlace(dialect, { SAMPLE_JOBS: 'false' }, { isEmpty: true });
    for (const sampleJobs of [false, true]) {
      const config = { ...empty.config, sampleJobs };
      await using _started = await createServices(config, queryTimeouts.operator);
    }
    const path = join(empty.config.dataDir, 'out');
    const exportHeadings = async (records: string, file = path) => {
      await empty.runForJson(records, 'export', path);
      const text = readFileSync(file, 'utf8');
      rmSync(path, { recursive: true });
      return text.replace('\ufeff', '');
    };
    expect(await exportHeadings('jobs')).toBe(`${jobColumns.join(',')}\n`);
    expect(await exportHeadings('contacts')).toMatch(/^[\w,]*,?fullName,[\w,]+\n$/);
    expect(await exportHeadings('alerts')).toMatch(/^[\w,]*,keywords,[\w,]+\n$/);
    const applications = await exportHeadings('applications', join(path, 'applications.csv'));
    expect(applications).toMatch(/^id,reference,[\w,]+,cv,additionalFile\n$/);
  },
);
