import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxJobDelay } from '../modules/jobs/job-cache.ts';
import type { BareContext } from './command-context.ts';
import { CommandError } from './terminal.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
/** As `npm run publish-jobs`, without the package manager. */
const publishHere = 'node --conditions=@kestrova/source tooling/scripts/src/build-sites.ts';

/**
 * Writes the pages of the jobs that are open now: with the configured command, or on this machine if
 * `npm start` serves the sites from here. Otherwise it prints what to do.
 * @throws CommandError with the output and the exit code of the command that failed.
 */
export async function publishJobPages({
  config,
  terminal,
}: Omit<BareContext, 'act'>): Promise<void> {
  const isServedHere = existsSync(join(config.dataDir, 'sites'));
  const command = config.publishCommand ?? (isServedHere ? publishHere : undefined);
  if (command === undefined) {
    terminal.note(
      'To show this on the sites, run "npm run publish-jobs" where they are served, or set PUBLISH_COMMAND to the command that does it. With containers, the timers of docs/operations/deployment.md do it.',
    );
    return;
  }
  terminal.note('Publishing the pages of the jobs …');
  await pause(maxJobDelay);
  const child = spawn(command, {
    cwd: repositoryRoot,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return terminal.note(output.trimEnd());
  throw new CommandError(
    `The jobs were changed, but their pages on the sites were not: this command ended with ${signal ?? `exit code ${code}`}. Repair it and run it again.\n${command}\n${output.trimEnd()}`,
  );
}
