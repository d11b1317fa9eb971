import { formatDuration, showProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';

/** The build of a site failed; the message is what the build wrote. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Builds both sites, or takes them from the cache where nothing has changed.
 * @throws BuildError with all that the build wrote.
 */
export async function buildSites(environment: NodeJS.ProcessEnv): Promise<void> {
  const finish = showProgress('Building both sites');
  const { succeeded, output, milliseconds } = await runCommand({
    program: 'turbo',
    args: [
      'run',
      'build',
      '--filter=@kestrova/india',
      '--filter=@kestrova/usa',
      '--output-logs=errors-only',
    ],
    environment,
  });
  if (!succeeded) {
    finish('The build failed.');
    throw new BuildError(output);
  }
  const source = output.includes('FULL TURBO') ? ', nothing had changed' : '';
  finish(`Both sites are built (${formatDuration(milliseconds)}${source}).`);
}
