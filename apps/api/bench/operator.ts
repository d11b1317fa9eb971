import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderTable, type Row } from '../src/cli/table.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';
import { startCliProcess, type CliRun } from '../src/testing/run-cli.ts';
import { createAddress, fillApplications } from './fill-applications.ts';

const applications = Number(process.argv[2] ?? 100_000);
/** The filled places span 500 days, so half of the records are older. */
const halfOfThem = '250';

/** The commands whose cost grows with what is stored; those that delete come last. */
const createCommands = (folder: string): string[][] => [
  ['backup', 'create', join(folder, 'backup')],
  ['backup', 'verify', join(folder, 'backup')],
  ['applications', 'list', '--since', '2999-01-01'],
  ['applications', 'list'],
  ['applications', 'export', join(folder, 'export')],
  ['emails', 'list', '--state', 'all'],
  ['people', 'export', createAddress(4), join(folder, 'person')],
  ['people', 'erase', createAddress(4), '--yes'],
  ['people', 'erase', createAddress(8), '--yes'],
  ['retention', 'apply', '--days', halfOfThem, '--yes'],
];

const print = (text: string) => process.stdout.write(`${text}\n`);

print(`Measuring the operator's commands with ${applications} applications; this takes a while.`);
const cluster = await createPostgresCluster();
const createPostgresPlace = async () =>
  createPlace({ DATABASE_URL: await cluster.createDatabase() });
/** The second of each is empty, for what is restored. */
const places: [string, TestPlace, TestPlace][] = [
  ['SQLite', createPlace(), createPlace()],
  ['PostgreSQL', await createPostgresPlace(), await createPostgresPlace()],
];
for (const [name, place, empty] of places) {
  const start = performance.now();
  await fillApplications(place.config, applications);
  print(`\n${name}, filled in ${formatSeconds(performance.now() - start)} s`);
  const rows: Row[] = [];
  for (const command of createCommands(place.config.dataDir)) {
    rows.push(await measureCommand(place, command));
  }
  rows.push(
    await measureCommand(empty, ['backup', 'restore', join(place.config.dataDir, 'backup')]),
  );
  print(renderTable(rows));
  place.remove();
  empty.remove();
}
await cluster.remove();

/** Runs a command in a process of its own, as an operator does. */
async function measureCommand({ environment }: TestPlace, args: readonly string[]): Promise<Row> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<CliRun>();
  const child = startCliProcess(environment, ['--json', ...args], resolve);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readPeakMemory(child.pid));
  }, 20);
  const { code, errors } = await promise;
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${errors}`);
  return {
    command: args.join(' ').replace(environment['DATA_DIR'] ?? '', '.'),
    seconds: formatSeconds(performance.now() - start),
    'peak MB': peak,
  };
}

/** From Linux's /proc, in megabytes; 0 where the process has ended. */
function readPeakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}

function formatSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
