import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dialects } from '@kestrova/api/testing';
import { measureJobList } from './bench/job-list.ts';
import { measureContactRequests, measureMemory, measureOverload } from './bench/submissions.ts';
import { fillDisk } from './faults/disk.ts';
import { disturbPart, parts } from './faults/parts.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { killBackups } from './kills/kill-backups.ts';
import { killErasing } from './kills/kill-erasing.ts';
import { killAtPoints } from './kills/kill-points.ts';
import { killUnderLoad, killWithPostgres } from './kills/kills.ts';
import { createRunOptions, readCommandLine } from './options.ts';
import { runScenarios, type Scenario, type Scenarios } from './report.ts';
import { restart } from './restart.ts';

const onEachDialect = dialects.flatMap((dialect): [string, Scenario][] => [
  [`kill -9 at named moments (${dialect})`, (options) => killAtPoints(options, dialect)],
  [`kill -9 under load (${dialect})`, (options) => killUnderLoad(options, dialect)],
  [`kill -9 of "people erase" (${dialect})`, (options) => killErasing(options, dialect)],
  [
    `kill -9 of "backup create" and "restore" (${dialect})`,
    (options) => killBackups(options, dialect),
  ],
]);

const commands: Readonly<Record<string, Scenarios>> = {
  kills: {
    ...Object.fromEntries(onEachDialect),
    'kill -9 with its database (postgres)': killWithPostgres,
  },
  faults: {
    ...Object.fromEntries(
      Object.entries(parts).map(([name, start]): [string, Scenario] => [
        name,
        (options) => disturbPart(options, start),
      ]),
    ),
    'disk full': fillDisk,
  },
  fuzz: { 'hostile requests': runFuzz },
  restart: {
    'restart of two instances and a site': (options) => restart(options, 'SIGTERM'),
    'kill -9 of two instances in turn': (options) => restart(options, 'SIGKILL'),
  },
  bench: {
    'bench: job list, 50 jobs': measureJobList,
    'bench: contact request, acknowledged and fsynced': measureContactRequests,
    'bench: memory with 32 uploads': measureMemory,
    'bench: overload': measureOverload,
  },
};

function chooseScenarios(command: string, filter: string): Scenarios {
  const groups = command === 'all' ? Object.values(commands) : [commands[command] ?? {}];
  const all = groups.flatMap((group) => Object.entries(group));
  const chosen = all.filter(([name]) => name.toLowerCase().includes(filter));
  if (chosen.length > 0) return Object.fromEntries(chosen);
  const names = [...Object.keys(commands), 'all'].join(' | ');
  const known = all.map(([name]) => `\n  ${name}`).join('');
  throw new Error(`npm run reliability -- ${names} [part of a scenario's name]${known}`);
}

/** All data of the run is in it, including the temporary files of its servers. */
const folder = mkdtempSync(join(tmpdir(), 'kestrova-reliability-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o711);
process.env['TMPDIR'] = folder;
process.once('SIGINT', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
});

try {
  const { command, filter, sizes } = readCommandLine(process.argv.slice(2));
  const scenarios = chooseScenarios(command, filter);
  await using options = createRunOptions(sizes);
  options.tell(`Seed ${options.seed}: repeat this run with --seed ${options.seed}.`);
  process.exitCode = (await runScenarios(scenarios, options)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
