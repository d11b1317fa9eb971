import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { supervise } from './start-api.ts';

/** Milliseconds; no test waits for so long. */
const hour = 3_600_000;

/** Collects the runs of a program. */
function createProgram(code: string) {
  const runs: ChildProcess[] = [];
  const again = Promise.withResolvers<void>();
  const start = () => {
    const child = spawn(process.execPath, ['-e', code], { stdio: 'pipe' });
    if (runs.push(child) === 2) again.resolve();
    return child;
  };
  return { runs, start, again: again.promise };
}

test('restarts a killed program, and reports why it ended', async () => {
  const { runs, start, again } = createProgram('setInterval(() => {}, 1000)');
  const reasons: string[] = [];
  const supervised = supervise(start, (reason) => reasons.push(reason), 0);
  runs[0]?.kill('SIGKILL');
  await again;
  expect(reasons).toEqual(['SIGKILL']);
  await supervised.stop();
  expect(runs[1]?.signalCode).toBe('SIGTERM');
});

test('stops during the pause before a restart', async () => {
  const { runs, start } = createProgram('process.exit(3)');
  const ended = Promise.withResolvers<string>();
  const supervised = supervise(start, ended.resolve, hour);
  expect(await ended.promise).toBe('code 3');
  await supervised.stop();
  expect(runs).toHaveLength(1);
});

test('waits for a program that stops slowly, and does not restart it', async () => {
  const { runs, start } = createProgram(
    "process.on('SIGTERM', () => process.stdin.on('end', () => process.exit(0)).resume()); console.log('up'); setInterval(() => {}, 1000)",
  );
  const supervised = supervise(start, () => expect.unreachable(), 0);
  const [program] = runs;
  if (program?.stdout) await once(program.stdout, 'data');
  const stopped = supervised.stop();
  program?.stdin?.end();
  await stopped;
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0]);
});
