import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderTable, type Row } from '../src/cli/table.ts';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';
import { startCliProcess, type CliRun } from '../src/testing/run-cli.ts';
import { fillApplications } from './fill-applications.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const [count = '100000', wanted = 'sqlite,postgres,bucket'] = process.argv.slice(2);
const applications = Number(count);
const cluster = await createPostgresCluster();
await using bucket = await startBucketServer();
const createPostgresPlace = async (settings: Record<string, string> = {}) =>
  createPlace({ DATABASE_URL: await cluster.createDatabase(), ...settings });
const kinds: Record<string, () => Promise<TestPlace>> = {
  sqlite: () => Promise.resolve(createPlace()),
  postgres: () => createPostgresPlace(),
  bucket: () => createPostgresPlace(bucket.environment),
};

print(`Measuring backups of ${applications} applications; this takes a while.`);
for (const name of wanted.split(',')) {
  const createKind = kinds[name];
  if (createKind === undefined) throw new Error(`no ${name}`);
  const [place, target] = [await createKind(), await createKind()];
  await fillApplications(place.config, applications);
  const folder = join(place.config.dataDir, 'backup');
  const rows = [
    await measureCommand(place, ['backup', 'create', folder]),
    await measureCommand(place, ['backup', 'verify', folder]),
    await measureCommand(target, ['backup', 'restore', folder]),
  ];
  print(`\n${name}\n${renderTable(rows)}`);
  place.remove();
  target.remove();
}
await cluster.remove();

/** Runs a command in a process of its own, as an operator does. */
async function measureCommand({ environment }: TestPlace, args: readonly string[]): Promise<Row> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<CliRun>();
  const child = startCliProcess(environment, ['--json', ...args], resolve);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readPeakMemory(child.pid ?? 0));
  }, 20);
  const { code, errors } = await promise;
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${errors}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { command: args.slice(0, 2).join(' '), seconds, 'peak MB': peak };
}

/** From Linux's /proc, in megabytes; 0 where the process has ended. */
function readPeakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
