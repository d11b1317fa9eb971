import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ageRecords } from '../testing/age-records.ts';
import { findInFiles } from '../testing/find-in-files.ts';
import { readMail } from '../testing/read-mail.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';
import { createFile, createPdf, mimeTypes, sha256 } from '../testing/sample-files.ts';
import { startServerRun, type ServerRun } from '../testing/server-run.ts';
import { createTestPlace, dialects, type TestPlace } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  type Visitor,
} from '../testing/visitor.ts';
import { jobColumns } from './parse-jobs-file.ts';

const list = z.array(z.unknown());
const csvRows = z.array(z.record(z.string(), z.string()));
const jobListPath = `${API_PREFIX}${endpoints.getAllJobs.path}`;

const job = {
  jobTitle: 'Tester, "Release"',
  jobLocation: 'Pune',
  jobCountry: 'india',
  experince: '3',
  jobLevel: 'Mid',
  jobType: 'Full-time',
  jobMode: 'Remote',
  jobInfo: 'Tests.',
  jobDescription: 'Tests things.',
  jobRequirements: 'one\ntwo',
  skills: '',
  qualification: '',
  benifits: '',
  createdDate: '2020-01-01',
};

function toCsv(rows: readonly Record<string, string>[]): string {
  const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => jobColumns.map((column) => quote(row[column] ?? '')).join(','));
  return [jobColumns.join(','), ...lines].join('\n');
}

describe.each(dialects)('the operator on %s', (dialect) => {
  let server: ServerRun;
  let place: TestPlace;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServerRun(await createTestPlace(dialect));
    ({ place, visitor } = server);
  });
  afterAll(() => server.stop());

  const run = (...args: string[]) => runCli(place.environment, '--json', ...args);
  const runForJson = async (...args: string[]): Promise<unknown> => {
    const { code, output, errors } = await run(...args);
    expect(errors).toBe('');
    expect(code).toBe(0);
    return JSON.parse(output);
  };
  const saveFile = (name: string, content: string) => {
    const path = join(place.config.dataDir, name);
    writeFileSync(path, content);
    return path;
  };
  const countOnSite = async () => list.parse(await (await visitor.get(jobListPath)).json()).length;
  // The site's job cache may be a second behind the database.
  const countOpen = async () =>
    list.parse(await runForJson('jobs', 'list', '--state', 'open')).length;

  test('imports 10,000 jobs from CSV, and the site shows them', async () => {
    const jobs = Array.from({ length: 10_000 }, (_, at) => ({ ...job, jobCode: `CSV-${at}` }));
    const file = saveFile('jobs.csv', toCsv(jobs));
    expect(await runForJson('jobs', 'import', '--dry-run', file)).toEqual({
      valid: 10_000,
      imported: 0,
    });
    expect(await runForJson('jobs', 'import', file)).toEqual({ valid: 10_000, imported: 10_000 });
    await until(async () => (await countOnSite()) === 10_028);
    const again = await run('jobs', 'import', file);
    expect(again.code).toBe(1);
    expect(again.errors).toContain('Nothing was imported: 10000 problems');
    expect(again.errors).toContain('jobCode CSV-0 is taken by a job in the database');
  });

  test(
    'reports bad lines by their numbers and imports nothing of such a file',
    { tags: ['ASVS-2.3.3'] },
    async () => {
      const before = await countOpen();
      const csv = toCsv([
        { ...job, jobCode: 'GOOD-1' },
        { ...job, jobCode: '', experince: 'many' },
        { ...job, jobCode: 'GOOD-1' },
        { ...job, jobCode: 'BAD-3', jobCountry: 'France', createdDate: 'soon' },
      ]);
      const { code, errors } = await run(
        'jobs',
        'import',
        saveFile('bad.csv', `${csv}\nonly,three,cells`),
      );
      expect(code).toBe(1);
      expect(errors).toContain('lines 4 to 5: jobCode is missing');
      expect(errors).toContain('lines 4 to 5: experince must be a number of years');
      expect(errors).toContain('jobCode GOOD-1 stands at lines 2 to 3 already');
      expect(errors).toContain('jobCountry must be India or USA');
      expect(errors).toContain('createdDate must be a date');
      expect(errors).toMatch(/Invalid Record Length.*on line 10/);
      expect(await countOpen()).toBe(before);
    },
  );

  test('imports JSON with lists, and says what is wrong with other JSON', async () => {
    const jobs = [{ ...job, jobCode: 'JSON-1', experince: 2.5, skills: ['a', 'b'] }];
    const file = saveFile('jobs.json', JSON.stringify(jobs));
    expect(await runForJson('jobs', 'import', file)).toEqual({ valid: 1, imported: 1 });
    const wrong = await run('jobs', 'import', saveFile('no.json', '{"a":1}'));
    expect(wrong.errors).toContain('it must be an array of jobs');
    const typo = [{ ...job, jobCode: 'JSON-2', experience: 3 }];
    const unknown = await run('jobs', 'import', saveFile('typo.json', JSON.stringify(typo)));
    expect(unknown.errors).toContain('item 1: unknown column experience');
  });

  test('closes and reopens jobs by id and code, all or none', async () => {
    const before = await countOpen();
    const wrong = await run('jobs', 'close', 'US-AI-1039', 'NO-SUCH');
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('no job NO-SUCH')]);
    await runForJson('jobs', 'close', 'US-AI-1039', '3');
    await until(async () => (await countOnSite()) === before - 2);
    expect(await runForJson('jobs', 'list', '--state', 'closed')).toHaveLength(2);
    await runForJson('jobs', 'reopen', 'US-AI-1039', '3');
    await until(async () => (await countOnSite()) === before);
  });

  test('exports applications with their files and contact requests', async () => {
    const [data, pdf] = [
      createApplicationData({ coverLetterDescription: '=1+1' }),
      createPdf(5000),
    ];
    const files = { cv: createFile(pdf, '../../cv.pdf', mimeTypes.pdf) };
    await visitor.sendApplication(createApplicationForm(data, files));
    const folder = join(place.config.dataDir, 'export');
    expect(
      await runForJson('applications', 'export', folder, '--job', 'US-FIN-1042'),
    ).toMatchObject({
      applications: 1,
      files: 1,
      damaged: [],
    });
    const csv: unknown = parse(readFileSync(join(folder, 'applications.csv')), {
      columns: true,
      bom: true,
    });
    const [row] = csvRows.parse(csv);
    expect(row).toMatchObject({ email: data.email, coverLetterDescription: "'=1+1" });
    expect(sha256(readFileSync(join(folder, row?.['cv'] ?? '')))).toBe(sha256(pdf));

    const request = createContactRequest({ message: 'one\rforged row' });
    await visitor.sendContactRequest(request);
    const file = join(place.config.dataDir, 'contacts.csv');
    expect(await runForJson('contacts', 'export', file)).toMatchObject({ contacts: 1 });
    const contacts = readFileSync(file, 'utf8');
    expect(contacts).toContain(request.email);
    expect(contacts).toContain(`"${request.message}"`);
  });

  test('exports past a file that is missing, and names it', async () => {
    const uploads = place.config.files.uploadsDir;
    const stored = readdirSync(uploads, { recursive: true, withFileTypes: true }).find((entry) =>
      entry.isFile(),
    );
    const path = join(stored?.parentPath ?? '', stored?.name ?? '');
    const content = readFileSync(path);
    rmSync(path);
    const folder = join(place.config.dataDir, 'rest');
    const { code, output, errors } = await run('applications', 'export', folder);
    writeFileSync(path, content);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(`missing or cannot be read: ${stored?.name}`),
    ]);
    expect(JSON.parse(output)).toMatchObject({
      applications: 1,
      files: 0,
      missing: [stored?.name],
    });
    expect(readFileSync(join(folder, 'applications.csv'), 'utf8')).toContain(
      `missing: ${stored?.name}`,
    );
  });

  test('erases one person everywhere, and no other', { tags: ['ASVS-14.2.4'] }, async () => {
    const email = 'Someone.Special@example.com';
    const other = createContactRequest();
    const files = { cv: createFile(createPdf(100), 'cv.pdf', mimeTypes.pdf) };
    await visitor.sendContactRequest(createContactRequest({ email }), crypto.randomUUID());
    await visitor.sendContactRequest(other);
    await visitor.sendApplication(
      createApplicationForm(createApplicationData({ email: email.toLowerCase() }), files),
      crypto.randomUUID(),
    );
    const mentions = async () =>
      (await readMail(place.config.dataDir)).filter((mail) =>
        JSON.stringify(mail).toLowerCase().includes(email.toLowerCase()),
      ).length;
    await until(async () => (await mentions()) === 4);
    const unconfirmed = await run('people', 'erase', email);
    expect([unconfirmed.code, unconfirmed.errors]).toEqual([
      1,
      expect.stringContaining('add --yes'),
    ]);
    expect(await runForJson('people', 'erase', email.toUpperCase(), '--yes')).toEqual({
      records: 2,
      files: 1,
      emails: 4,
      handedOver: 0,
      pending: 0,
      overwritten: true,
    });
    expect(await mentions()).toBe(0);
    if (dialect === 'sqlite') expect(findInFiles(place.config.dataDir, email)).toEqual([]);
    expect(await runForJson('people', 'erase', email, '--yes')).toMatchObject({ records: 0 });
    const { output } = await run('contacts', 'list');
    expect(output).toContain(other.email);
  });

  test(
    'deletes what is older than the retention period',
    { tags: ['ASVS-14.2.4', 'ASVS-14.2.7'] },
    async () => {
      expect(await runForJson('retention', 'apply', '--yes')).toMatchObject({
        older: 0,
        records: 0,
      });
      await until(
        async () =>
          JSON.stringify(await runForJson('emails', 'list', '--state', 'waiting')) === '[]',
      );
      await ageRecords(place.config.database, 400);
      expect(await runForJson('retention', 'apply', '--dry-run')).toMatchObject({ records: 0 });
      expect(await runForJson('retention', 'apply', '--yes')).toMatchObject({
        records: 3,
        files: 1,
      });
      expect(readdirSync(join(place.config.dataDir, 'mail'))).toEqual([]);
      expect(await runForJson('applications', 'list')).toEqual([]);
    },
  );

  test('helps where a command is wrong', async () => {
    expect((await run('jbos')).errors).toContain('Did you mean jobs?');
    const program = await runCliProcess(place.environment, '--', '--json', 'jbos');
    expect([program.code, program.errors]).toEqual([
      1,
      expect.stringContaining('Did you mean jobs?'),
    ]);
    expect((await run('emails', 'resend')).errors).toContain('--dead');
    expect((await run('contacts', 'list', '--since', 'x')).errors).toContain('2026-11-01');
    const away = await runCli(
      { ...place.environment, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      'jobs',
      'list',
    );
    expect([away.code, away.errors]).toEqual([1, expect.stringContaining('does not answer')]);
  });
});
