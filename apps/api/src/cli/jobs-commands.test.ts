import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createJob } from '../testing/alerts.ts';
import { jobListPath } from '../testing/ledger.ts';
import { createOperator, startCliProcess } from '../testing/operator.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { jobColumns } from '../modules/jobs/parse-jobs-file.ts';

const list = z.array(z.unknown());

const job = createJob({
  jobTitle: 'Tester, "Release"',
  jobCountry: 'india',
  jobRequirements: 'one\ntwo',
  createdDate: '2020-01-01',
  closingDate: '2999-12-31',
});

function toCsv(rows: readonly Record<string, unknown>[]): string {
  const quote = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => jobColumns.map((column) => quote(row[column])).join(','));
  return [jobColumns.join(','), ...lines].join('\n');
}

describe.each(dialects)('commands for jobs on %s', async (dialect) => {
  const operator = await startServerProcess(createTestPlace(dialect));
  const { dataDir, visitor } = operator;

  const saveFile = (name: string, content: string) => {
    const path = join(dataDir, name);
    writeFileSync(path, content);
    return path;
  };
  const countOnSite = async () => list.parse(await (await visitor.get(jobListPath)).json()).length;
  // The site's job cache may be a second behind the database.
  const countOpen = async () =>
    list.parse(await operator.runForJson('jobs', 'list', '--state', 'open')).length;

  test('rejects a file with invalid lines, and names them', { tags: ['ASVS-2.3.3'] }, async () => {
    const before = await countOpen();
    const csv = toCsv([
      { ...job, jobCode: 'GOOD-1' },
      { ...job, jobCode: '', experince: 'many' },
      { ...job, jobCode: 'GOOD-1' },
      { ...job, jobCode: 'BAD-3', jobCountry: 'France' },
    ]);
    const file = saveFile('bad.csv', csv);
    const errors = await operator.runForError('jobs', 'import', file);
    expect(errors).toContain('lines 4 to 5: jobCode is missing');
    expect(errors).toContain('lines 4 to 5: experince must be a number of years');
    expect(errors).toContain('jobCode GOOD-1 is already at lines 2 to 3');
    expect(errors).toContain('jobCountry must be India or USA');
    expect(await countOpen()).toBe(before);
  });

  test('imports a JSON list, and explains why it rejects other JSON', async () => {
    const jobs = [{ ...job, jobCode: 'JSON-1', experince: 2.5, skills: ['a', 'b'] }];
    const file = saveFile('jobs.json', JSON.stringify(jobs));
    expect(await operator.runForJson('jobs', 'import', file)).toMatchObject({
      valid: 1,
      imported: 1,
    });
    const wrong = saveFile('no.json', '{"a":1}');
    const errors = await operator.runForError('jobs', 'import', wrong);
    expect(errors).toContain('it must be an array of jobs');
    const typo = [{ ...job, jobCode: 'JSON-2', experience: 3 }];
    const unknown = saveFile('typo.json', JSON.stringify(typo));
    expect(await operator.runForError('jobs', 'import', unknown)).toContain(
      'item 1: unknown column experience',
    );
  });

  test('closes and reopens all given jobs by id or code, or none', async () => {
    const before = await countOpen();
    const errors = await operator.runForError('jobs', 'close', 'US-AI-1039', 'NO-SUCH');
    expect(errors).toContain('no job NO-SUCH');
    await operator.runForJson('jobs', 'close', 'US-AI-1039', '3');
    await until(async () => (await countOnSite()) === before - 2);
    expect(await operator.runForJson('jobs', 'list', '--state', 'closed')).toHaveLength(2);
    await operator.runForJson('jobs', 'reopen', 'US-AI-1039', '3');
    await until(async () => (await countOnSite()) === before);
  });

  test('changes nothing if a name is the id of one job and the code of another', async () => {
    const codes = [
      { ...job, jobCode: '1000030' },
      { ...job, jobCode: 'NEXT' },
    ];
    await operator.runForJson('jobs', 'import', saveFile('twin.json', JSON.stringify(codes)));
    await using database = operator.place.openDatabase();
    await database.queries
      .updateTable('jobs')
      .set({ jobId: 1_000_030 })
      .where('jobCode', '=', 'NEXT')
      .execute();
    const before = await operator.runForJson('jobs', 'list', '--state', 'all');
    for (const verb of ['close', 'reopen', 'delete']) {
      expect(await operator.runForError('jobs', verb, '1000030', 'US-AI-1039')).toMatch(
        /1000030 means two jobs: .*Use the other name/,
      );
    }
    expect(await operator.runForJson('jobs', 'list', '--state', 'all')).toEqual(before);
    expect(await operator.runForJson('jobs', 'delete', 'NEXT')).toMatchObject([
      { jobId: 1_000_030 },
    ]);
    expect(await operator.runForJson('jobs', 'delete', '1000030')).toHaveLength(1);
  });

  // Last, since each later list would have 5,000 jobs. Their values are too many for one statement.
  test('imports 5,000 jobs from CSV, and lists them through the API', async () => {
    const jobs = Array.from({ length: 5000 }, (_, at) => ({ ...job, jobCode: `CSV-${at}` }));
    const file = saveFile('jobs.csv', toCsv(jobs));
    const counts = { valid: 5000, imported: 0, updated: 0, changes: [] };
    expect(await operator.runForJson('jobs', 'import', '--dry-run', file)).toEqual(counts);
    const first = { ...counts, imported: 5000 };
    expect(await operator.runForJson('jobs', 'import', file)).toEqual(first);
    await until(async () => (await countOnSite()) === 5029);
    expect(await operator.runForJson('jobs', 'import', file)).toEqual(counts);
  });
});

test('changes jobs if the reader of the output has closed the pipe', async () => {
  const { environment } = await createTestPlace('sqlite');
  const { child, ended } = startCliProcess(environment, 'jobs', 'close', 'US-AI-1039');
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  expect(await ended).toEqual({ code: 0, output: '', errors: '' });
  const closed = await createOperator(environment).runForJson('jobs', 'list', '--state', 'closed');
  expect(closed).toEqual([expect.objectContaining({ jobCode: 'US-AI-1039' })]);
});

test('explains a wrong command', async () => {
  const { environment, run } = await createTestPlace('sqlite');
  const hint = expect.stringContaining('Did you mean jobs?');
  expect(await run('jbos')).toMatchObject({ errors: hint });
  const program = await startCliProcess(environment, '--', '--json', 'jbos').ended;
  expect(program).toMatchObject({ code: 1, errors: hint });
  expect((await run('emails', 'resend')).errors).toContain('--dead');
  expect((await run('contacts', 'list', '--since', 'x')).errors).toContain('2026-11-01');
  const away = createOperator({ ...environment, DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect(await away.runForError('jobs', 'list')).toContain('does not answer');
});
