import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { supervise } from './supervise.ts';

/** A program that runs until it is stopped, and the list of its runs. */
function createProgram(code = 'setInterval(() => {}, 1000)') {
  const runs: ChildProcess[] = [];
  const start = () => {
    const child = spawn(process.execPath, ['-e', code], { stdio: 'pipe' });
    runs.push(child);
    return child;
  };
  return { runs, start };
}

test('starts a program again when it is killed, and says why it ended', async () => {
  const { runs, start } = createProgram();
  const reasons: string[] = [];
  const supervised = supervise(start, (reason) => reasons.push(reason));
  runs[0]?.kill('SIGKILL');
  await vi.waitFor(() => expect(runs).toHaveLength(2), 5000);
  expect(reasons).toEqual(['SIGKILL']);
  await supervised.stop();
  expect(runs[1]?.signalCode).toBe('SIGTERM');
});

test('stops while it waits to start the program again', async () => {
  const { runs, start } = createProgram('process.exit(3)');
  const ended = Promise.withResolvers<string>();
  const supervised = supervise(start, ended.resolve);
  expect(await ended.promise).toBe('code 3');
  await supervised.stop();
  expect(runs).toHaveLength(1);
});

test('stops by SIGTERM, does not start again, and waits for a program that takes its time', async () => {
  const { runs, start } = createProgram(
    "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300)); console.log('up'); setInterval(() => {}, 1000)",
  );
  const supervised = supervise(start, () => expect.unreachable());
  const output = runs[0]?.stdout;
  if (output) await once(output, 'data');
  await supervised.stop();
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0]);
});
