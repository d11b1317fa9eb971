import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, startCliProcess } from '../testing/operator.ts';
import { createTestPlace } from '../testing/test-server.ts';

const place = await createTestPlace('sqlite');
const job = 'US-FIN-1042';
const hint = 'run "npm run publish-jobs" where they are served, or set PUBLISH_COMMAND';

test('says how to publish if the sites are not on this machine', async () => {
  const { output } = await runCli(place.environment, 'jobs', 'close', job);
  expect(output).toContain(hint);
  expect(output).toContain('With containers, the timers of docs/operations/deployment.md do it.');
  const list = await runCli(place.environment, 'jobs', 'list');
  expect(list.output).not.toContain(hint);
});

test('runs PUBLISH_COMMAND after a change, and prints what it prints', async () => {
  const file = join(place.config.dataDir, 'published');
  const PUBLISH_COMMAND = `echo twelve pages && echo done > "${file}"`;
  const own = { ...place.environment, PUBLISH_COMMAND };
  expect((await runCli(own, 'jobs', 'close', 'NO-SUCH')).code).toBe(1);
  expect(existsSync(file)).toBe(false);
  const { code, output } = await runCli(own, 'jobs', 'reopen', job);
  expect([code, output]).toEqual([0, expect.stringMatching(/\ntwelve pages\n$/)]);
  expect(readFileSync(file, 'utf8')).toBe('done\n');
});

test('changes and publishes the jobs if the reader of its output has closed the pipe', async () => {
  const file = join(place.config.dataDir, 'published-unread');
  const own = { ...place.environment, PUBLISH_COMMAND: `echo done > "${file}"` };
  const { child, ended } = startCliProcess(own, 'jobs', 'close', 'US-AI-1039');
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  expect(await ended).toEqual({ code: 0, output: '', errors: '' });
  expect(readFileSync(file, 'utf8')).toBe('done\n');
});

test.each([
  ['echo no server >&2; exit 3', 'exit code 3', 'no server'],
  ['echo no disk; kill -9 $$', 'SIGKILL', 'no disk'],
])('reports the output and the exit code if "%s" fails', async (command, end, printed) => {
  const own = { ...place.environment, PUBLISH_COMMAND: command };
  const { code, errors } = await runCli(own, '--json', 'jobs', 'close', job);
  expect([code, errors]).toEqual([
    1,
    `The jobs were changed, but their pages on the sites were not: this command ended with ${end}. Repair it and run it again.\n${command}\n${printed}\n`,
  ]);
});
