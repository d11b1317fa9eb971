import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queryTimeouts } from '../database/open-database.ts';
import { createServices } from '../create-services.ts';
import { runCli } from '../testing/operator.ts';
import { dialects } from '../testing/place.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { importJobs } from './import-jobs.ts';
import { createTerminal, type Terminal } from './terminal.ts';

const headings =
  'Job code;job-title;Location;JOB COUNTRY;Experience;Level;Type;Mode;Info;Description;Requirements;Skills;Qualification;Salary range;Created date;Closing date;';
const values =
  'XL-1;Prüferin – “Release”;Wilmington, DE;usa;2,5;Mid;Full-time;Remote;Tests.;Prüft;eins;;;INR 24,00,000 - INR 32,00,000;2026-11-21;2031-11-30;';
const sheet = [headings, values, ';'.repeat(16), ''].join('\r\n');

const place = await createTestPlace('sqlite');

function save(name: string, content: string | Buffer, { config } = place): string {
  const path = join(config.dataDir, name);
  writeFileSync(path, content);
  return path;
}

/** Imports a file, exports the job, and deletes it. */
async function importOne(content: string | Buffer, name = 'sheet.csv'): Promise<string> {
  await place.runForJson('jobs', 'import', save(name, content));
  const path = join(place.config.dataDir, `${crypto.randomUUID()}.csv`);
  await place.runForJson('jobs', 'export', path);
  await place.runForJson('jobs', 'delete', 'XL-1');
  return readFileSync(path, 'utf8');
}

const windows1252 = Buffer.from(
  sheet.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'),
  'latin1',
);

test.each([
  ['UTF-8', sheet],
  ['UTF-8 with a byte order mark', `\ufeff${sheet}`],
  ['UTF-16LE', Buffer.from(`\ufeff${sheet}`, 'utf16le')],
  ['UTF-16BE', Buffer.from(`\ufeff${sheet}`, 'utf16le').swap16()],
  ['Windows-1252', windows1252],
  ['tabs', sheet.replaceAll(';', '\t')],
  ['UTF-8 with invisible characters', sheet.replaceAll(/./gu, '\v$&\0\u200b\uffff')],
  ['values with spaces around them', sheet.replaceAll(';', ' ;\u00a0')],
  ['a file that names its delimiter', `sep=;\r\n${sheet}`],
  ['another delimiter that it names', `"sep=|"\n${sheet.replaceAll(';', '|')}`],
])('imports a spreadsheet with friendly headings in %s', async (_, content) => {
  const row = (await importOne(content)).split('\n').find((line) => line.startsWith('XL-1'));
  expect(row).toBe(
    'XL-1,Prüferin – “Release”,"Wilmington, DE",USA,2.5,Mid,Full-time,Remote,Tests.,Prüft,eins,,,"24,00,000 - 32,00,000",2026-11-21T12:00:00.000Z,2031-11-30',
  );
});

test.each([
  ['an unknown heading', sheet.replace('Level', 'Grade'), 'Unknown heading: Grade. The headings'],
  ['two headings of a column', sheet.replace('Info', 'Title'), 'Two headings mean jobTitle'],
  ['a workbook', Buffer.from('504b030414000600', 'hex'), 'choose Save As, then "CSV UTF-8'],
  ['a day first', sheet.replace('2026-11-21', '21/11/2026'), 'line 2: createdDate must be a date'],
  ['a month first', sheet.replace('2026-11-21', '11/12/2026'), 'such as 2026-11-21, not "11/12'],
  ['a day that does not exist', sheet.replace('11-21', '02-30'), 'createdDate must be a date'],
  ['a day in the future', sheet.replace('2026-', '2999-'), '2: createdDate 2999-11-21 is in the'],
  [
    'another closing date',
    sheet.replace('2031-', '31-'),
    '2: closingDate must be a day such as 2026-11-30, not "31-11-30"',
  ],
  ['a failed formula', sheet.replace(';eins;', ';#NAME?;'), '2: jobRequirements is #NAME?, the'],
  ['another currency', sheet.replaceAll('INR ', '$'), 'line 2: benifits must be in INR'],
  [
    'a record below blank lines',
    sheet.replace('XL', '\r\n\r\nXL').replace('usa', 'UK'),
    '  line 4: job',
  ],
  [
    'a short record below a value with line breaks',
    sheet.replace('Prüft', '"eins\r\nzwei\r\ndrei"').concat('short;record\r\n'),
    '  line 6: Invalid Record Length',
  ],
  ['a quote that is not closed', `${sheet}"short;\r\n;`, '  lines 4 to 5: Quote Not Closed'],
  ['a code of two lines', sheet.replace('XL-1', '"XL\r\n1"'), 'lines 2 to 3: jobCode must be one'],
  ['a place of two lines', sheet.replace('ton, DE', 'ton\u2028DE'), '2: jobLocation must be one'],
  [
    'a code over 200 characters',
    sheet.replace('XL-1', 'X'.repeat(201)),
    'jobCode must have at most 200 characters',
  ],
  [
    'a text over 20,000',
    sheet.replace('Prüft', 'X'.repeat(20_001)),
    'jobDescription must have at most 20,000 characters',
  ],
  ['an older workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'choose Save As, then "CSV UTF-8'],
])('rejects %s with a sentence', async (_, content, sentence) => {
  const errors = await place.runForError('jobs', 'import', save('wrong.csv', content));
  expect(errors).toMatch(/^Nothing was imported: /);
  expect(errors).toContain(sentence);
});

test('rejects a code that is the id of another job, unless its job is known', async () => {
  const importCode = (jobCode: string) =>
    place.run('jobs', 'import', save('code.csv', sheet.replace('XL-1', jobCode)));
  expect(await importCode('3')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('line 2: jobCode 3 is the id of the job US-'),
  });
  await importCode('FIRST');
  const jobs = await place.runForJson('jobs', 'list');
  const ids = z.array(z.object({ jobId: z.number() })).parse(jobs);
  const laterId = String(Math.max(...ids.map(({ jobId }) => jobId)) + 2);
  await importCode(laterId);
  await importCode('THIRD');
  expect(await importCode(laterId)).toMatchObject({ code: 0 });
});

test('removes invisible characters from jobs in JSON', async () => {
  const job = { jobCode: 'XL-1', jobTitle: 'Lead\v Engineer\0\ud800', jobCountry: '\u200bIndia' };
  const facts = { jobLocation: 'Pune', experince: 2, jobLevel: 'Mid', jobType: 'Full-time' };
  const texts = { jobMode: 'Remote', jobInfo: 'Leads.', jobDescription: 'D.', skills: ['a\u001f'] };
  const content = JSON.stringify([{ ...job, ...facts, ...texts }]);
  expect(await importOne(content, 'jobs.json')).toContain(
    '\nXL-1,Lead Engineer,Pune,India,2,Mid,Full-time,Remote,Leads.,D.,,a,',
  );
});

test('imports the file that the documents show', async () => {
  const page = new URL('../../../../docs/operations/command-line.md', import.meta.url);
  const [, csv = ''] = /^```csv\n(.*?)^```/ms.exec(readFileSync(page, 'utf8')) ?? [];
  const result = place.runForJson('jobs', 'import', save('documented.csv', csv), '--dry-run');
  expect(await result).toMatchObject({ valid: 1 });
});

describe.each(dialects)('updates on %s', async (dialect) => {
  const own = await createTestPlace(dialect);
  const listClosed = () => own.runForJson('jobs', 'list', '--state', 'closed');

  test('imports what it exports without a change, formulas and line breaks included', async () => {
    const texts = { jobDescription: '- one\r\n=two', jobInfo: "'=1+1", skills: '- one\n- two' };
    const facts = { jobTitle: '+T', jobLocation: '@L', jobCountry: 'India', experince: 2.5 };
    const kind = { jobCode: 'F-1', jobLevel: '-', jobType: "a;=b;'-c", jobMode: '"c"' };
    const list = save('list.json', JSON.stringify([{ ...texts, ...facts, ...kind }]), own);
    await own.runForJson('jobs', 'import', list);
    const path = join(own.config.dataDir, 'all.csv');
    expect(await own.runForJson('jobs', 'export', path, '--state', 'all')).toEqual({
      jobs: 29,
      file: path,
    });
    const result = { valid: 29, imported: 0, updated: 0, changes: [] };
    expect(await own.runForJson('jobs', 'import', path)).toEqual(result);
  });

  test('shows each changed field, asks, and keeps a closed job closed', async () => {
    const path = join(own.config.dataDir, 'edited.csv');
    await own.runForJson('jobs', 'export', path, '--country', 'USA');
    await own.runForJson('jobs', 'close', 'US-FIN-1042');
    const edited = readFileSync(path, 'utf8')
      .replace('Senior Payments Engineer', 'Lead Payments Engineer')
      .replace('React Native Developer', '\u001B[2K\u202EReact Native Developer')
      .replace('on a copy of last month', 'on a copy of last week');
    writeFileSync(path, edited);
    const title = { jobCode: 'US-FIN-1042', field: 'jobTitle' };
    const changes = [
      { ...title, old: 'Senior Payments Engineer', new: 'Lead Payments Engineer' },
      expect.objectContaining({ field: 'jobDescription' }),
      expect.objectContaining({ jobCode: 'US-PRD-1033', field: 'jobTitle' }),
    ];
    expect(await own.runForJson('jobs', 'import', path, '--dry-run')).toEqual({
      valid: 12,
      imported: 0,
      updated: 0,
      changes,
    });
    expect(await own.runForError('jobs', 'import', path)).toContain('add --yes');
    const { output } = await runCli(own.environment, 'jobs', 'import', path, '--yes');
    expect(output).toContain('jobTitle: Senior Payments Engineer → Lead Payments Engineer\n');
    expect(output).toContain('→ [2KReact Native Developer\n');
    expect(output).toMatch(/jobDescription: ….*last month.* → ….*last week/);
    expect(await listClosed()).toMatchObject([{ jobTitle: 'Lead Payments Engineer' }]);
  });

  test('imports nothing if another command changes jobs before the operator agrees', async () => {
    const path = join(own.config.dataDir, 'late.csv');
    await own.runForJson('jobs', 'export', path);
    const edited = readFileSync(path, 'utf8');
    writeFileSync(path, edited.replace('Machine Learning Engineer', 'Engineer'));
    await using services = await createServices(own.config, queryTimeouts.operator);
    const silent = { write: () => undefined, writeError: () => undefined, isInteractive: false };
    const terminal: Terminal = {
      ...createTerminal(silent, true),
      confirm: async () => {
        await own.runForJson('jobs', 'import', path, '--yes');
        await own.runForJson('jobs', 'close', 'US-AI-1039');
      },
    };
    const late = importJobs({ services, config: own.config, terminal }, path, {});
    await expect(late).rejects.toThrow('Nothing was imported: another command has changed jobs');
    const closed = expect.objectContaining({ jobCode: 'US-AI-1039', jobTitle: 'Engineer' });
    expect(await listClosed()).toContainEqual(closed);
  });
});

test.each([
  ['does not exist', 'none.csv', 'ENOENT'],
  ['is a folder', '.', 'EISDIR'],
])('names a file that %s, and imports nothing', async (_, name, code) => {
  const { code: exitCode, errors } = await place.run(
    'jobs',
    'import',
    join(place.config.dataDir, name),
  );
  expect(exitCode).toBe(1);
  expect(errors).toMatch(/^Nothing was imported: the file cannot be read \(/);
  expect(errors).toContain(code);
});
