import { formatDuration, showProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';
import { CommandError } from '../run-main.ts';
import type { Settings } from './settings.ts';

/**
 * Builds the site of every region, or takes it from the cache where nothing has changed.
 * @throws CommandError with all that the build wrote.
 */
export async function buildSites({ sites, environment }: Settings): Promise<void> {
  const finish = showProgress('Building the sites');
  const filters = sites.map(({ app }) => `--filter=./apps/${app}`);
  const { succeeded, output, milliseconds } = await runCommand({
    program: 'turbo',
    args: ['run', 'build', ...filters, '--output-logs=errors-only'],
    environment,
  });
  if (!succeeded) {
    finish('The build failed.');
    throw new CommandError(output);
  }
  const note = output.includes('FULL TURBO') ? ', nothing had changed' : '';
  finish(`The sites are built (${formatDuration(milliseconds)}${note}).`);
}
