import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measurements } from './bench/bench.ts';
import { faults } from './faults/faults.ts';
import { attacks } from './fuzz/scenarios.ts';
import { kills } from './kills/kills.ts';
import { createRunOptions, readCommandLine } from './options.ts';
import { rehearsal } from './production/production.ts';
import { runScenarios, type Scenario } from './report.ts';

const commands: Readonly<Record<string, readonly Scenario[]>> = {
  kills,
  faults,
  fuzz: attacks,
  production: rehearsal,
  bench: measurements,
};

function chooseScenarios(command: string, filter: string): Scenario[] {
  const names = [...Object.keys(commands), 'all'];
  const all = command === 'all' ? Object.values(commands).flat() : commands[command];
  if (all === undefined) {
    throw new Error(`Say what to run: npm run reliability -- ${names.join(' | ')}`);
  }
  const chosen = all.filter(({ name }) => name.toLowerCase().includes(filter));
  if (chosen.length > 0) return chosen;
  const known = all.map(({ name }) => name).join(', ');
  throw new Error(`No scenario of "${command}" contains "${filter}". They are: ${known}.`);
}

/** All data of the run is below it, also what its servers put into the temporary folder. */
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
