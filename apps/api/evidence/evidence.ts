import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderTable } from '../src/cli/table.ts';
import { crawl } from './crawl.ts';
import { runLongFuzz } from './long-fuzz.ts';
import { killOnPostgres, killOnSqlite } from './long-kills.ts';
import { spendDayOnPostgres, spendDayOnSqlite } from './outbox-day.ts';
import type { Run, RunResult } from './run.ts';

// `npm run evidence -- fuzz --requests 1000`: only the runs whose name contains "fuzz", and a short one.
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    requests: { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '2000' },
    hours: { type: 'string', default: '24' },
    addresses: { type: 'string', default: '10000' },
    json: { type: 'boolean' },
  },
  allowPositionals: true,
});
const filter = positionals.join(' ').toLowerCase();

function readCount(name: 'requests' | 'kills' | 'hours' | 'addresses'): number {
  const count = Number(values[name]);
  if (count > 0) return count;
  throw new Error(`--${name} is "${values[name]}"; give it a number above 0.`);
}

function listRuns(): Run[] {
  const [addresses, hours] = [readCount('addresses'), readCount('hours')];
  const [kills, requests] = [readCount('kills'), readCount('requests')];
  const [day, killed] = [`${hours} hours, moved clock`, `${kills} × kill -9 under load`];
  return [
    {
      name: 'crawl',
      size: `${addresses} addresses on each host`,
      run: (progress) => crawl(addresses, progress),
    },
    { name: 'outbox on SQLite', size: day, run: (progress) => spendDayOnSqlite(hours, progress) },
    {
      name: 'outbox on PostgreSQL',
      size: `${day}, 2 servers`,
      run: (progress) => spendDayOnPostgres(hours, progress),
    },
    { name: 'kills on SQLite', size: killed, run: (progress) => killOnSqlite(kills, progress) },
    {
      name: 'kills on PostgreSQL',
      size: killed,
      run: (progress) => killOnPostgres(kills, progress),
    },
    {
      name: 'fuzz',
      size: `${requests} hostile requests`,
      run: (progress) => runLongFuzz(requests, progress),
    },
  ];
}

/** One run in the report. */
interface Row extends RunResult {
  run: string;
  size: string;
  minutes: number;
}

const print = (text: string) => process.stderr.write(`${text}\n`);

/** Everything of the runs is below it, also what their parts put into the temporary folder. */
const folder = mkdtempSync(join(tmpdir(), 'kestrova-evidence-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o711);
process.env['TMPDIR'] = folder;

const stopping = new AbortController();
process.once('SIGTERM', () => {
  print('This run ends with what it has done.');
  stopping.abort();
});
process.once('SIGINT', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
});

try {
  const runs = listRuns();
  const chosen = runs.filter(({ name }) => name.toLowerCase().includes(filter));
  if (chosen.length === 0) {
    throw new Error(`No run is called so. They are: ${runs.map(({ name }) => name).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const run of chosen) {
    if (!stopping.signal.aborted) rows.push(await takeRow(run));
  }
  const text = values.json ? JSON.stringify(rows, null, 2) : renderTable(rows.map(toCells), 200);
  process.stdout.write(`${text}\n`);
  process.exitCode = rows.every(({ problems }) => problems.length === 0) ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function takeRow(run: Run): Promise<Row> {
  const { name, size } = run;
  print(`${name}: ${size} …`);
  const start = performance.now();
  const result = await run
    .run({ tell: (text) => print(`  ${text}`), signal: stopping.signal })
    .catch((error: unknown) => ({
      found: '',
      problems: [`the run itself failed: ${error instanceof Error ? error.stack : String(error)}`],
    }));
  const minutes = Number(((performance.now() - start) / 60_000).toFixed(1));
  const { found, problems } = result;
  print(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${[found, ...problems].join('; ')}`);
  return { run: name, size, minutes, ...result };
}

function toCells({ run, size, minutes, found, problems }: Row) {
  const [problem, ...others] = problems;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const verdict = problem === undefined ? 'holds' : `NO: ${problem}${more}`;
  return { run, size, minutes, found, verdict };
}
