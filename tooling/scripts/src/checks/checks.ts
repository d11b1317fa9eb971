import type { Check } from './check.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReports, vitestReporting } from './vitest-report.ts';

/** Where every package's tests leave their report, seen from the package. */
const UNIT_REPORT = 'test-results/unit.json';

/** Everything that must hold, what is quick to say first. */
export const checks: readonly Check[] = [
  { name: 'Types', command: turbo('run', 'types', '--continue', '--output-logs=errors-only') },
  { name: 'Lint', command: pnpm('run', 'lint') },
  { name: 'Format', command: pnpm('run', 'format:check') },
  { name: 'Boundaries', command: pnpm('--filter', '@kestrova/config', 'run', 'boundaries') },
  { name: 'Undeclared imports', command: turbo('boundaries') },
  { name: 'Unused code', command: pnpm('run', 'unused') },
  { name: 'Versions', command: pnpm('run', 'versions') },
  {
    name: 'Tests of packages',
    command: unitTests('--filter=./packages/*', '--filter=./tooling/*'),
    countTests: () => readVitestReports(`{packages,tooling}/*/${UNIT_REPORT}`),
  },
  {
    name: 'Tests of the server',
    command: unitTests('--filter=@kestrova/api'),
    countTests: () => readVitestReports(`apps/api/${UNIT_REPORT}`),
  },
  { name: 'Build', command: turbo('run', 'build', 'build:package', '--output-logs=errors-only') },
  {
    name: 'Packages for release',
    command: pnpm('run', 'packages:check'),
  },
  {
    name: 'Stories',
    command: pnpm(
      '--filter=@kestrova/storybook',
      'exec',
      'vitest',
      'run',
      ...vitestReporting(UNIT_REPORT),
    ),
    countTests: () => readVitestReports(`apps/storybook/${UNIT_REPORT}`),
  },
  {
    name: 'Journeys',
    command: pnpm('--filter=@kestrova/e2e', 'exec', 'playwright', 'test'),
    countTests: () => readPlaywrightReport('tooling/e2e/test-results/report.json'),
  },
];

function turbo(...args: string[]) {
  return { program: 'turbo', args };
}

function pnpm(...args: string[]) {
  return { program: 'pnpm', args };
}

/** Tests run each time, cached or not: a test that did not run proves nothing today. */
function unitTests(...filters: string[]) {
  return turbo(
    'run',
    'test',
    '--only',
    '--force',
    '--continue',
    '--concurrency=2',
    ...filters,
    '--output-logs=errors-only',
    '--',
    ...vitestReporting(UNIT_REPORT),
  );
}
