import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { supervise } from './supervise.ts';

/** A program that runs until it is ended, and remembers each of its lives. */
function createProgram(code = 'setInterval(() => {}, 1000)') {
  const lives: ChildProcess[] = [];
  const start = () => {
    const child = spawn(process.execPath, ['-e', code]);
    lives.push(child);
    return child;
  };
  return { lives, start };
}

test('starts a program again when it is killed, and says why it ended', async () => {
  const { lives, start } = createProgram();
  const reasons: string[] = [];
  const supervised = supervise(start, (reason) => reasons.push(reason));
  lives[0]?.kill('SIGKILL');
  await vi.waitFor(() => expect(lives).toHaveLength(2), 5000);
  expect(reasons).toEqual(['SIGKILL']);
  await supervised.stop();
  expect(lives[1]?.signalCode).toBe('SIGTERM');
});

test('leaves a program down that it was asked to stop', async () => {
  const { lives, start } = createProgram();
  const supervised = supervise(start, () => expect.unreachable());
  await supervised.stop();
  expect(lives).toHaveLength(1);
});

test('stops while it waits to start the program again', async () => {
  const { lives, start } = createProgram('process.exit(3)');
  const ended = Promise.withResolvers<string>();
  const supervised = supervise(start, ended.resolve);
  expect(await ended.promise).toBe('code 3');
  await supervised.stop();
  expect(lives).toHaveLength(1);
});

test('waits for a program that takes its time to finish', async () => {
  const { lives, start } = createProgram(
    "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300)); console.log('up'); setInterval(() => {}, 1000)",
  );
  const supervised = supervise(start, () => expect.unreachable());
  await once(lives[0]!.stdout!, 'data');
  await supervised.stop();
  expect(lives[0]?.exitCode).toBe(0);
});
