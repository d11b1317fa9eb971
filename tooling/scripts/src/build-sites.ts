import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, formatDuration, inRepository, runMain, runProgram } from './command.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Builds the site of every region, or takes it from the cache where nothing has changed.
 * @throws CommandError with all that the build wrote.
 */
export async function buildSites({ sites, environment }: Settings): Promise<void> {
  console.log('Building the sites …');
  const filters = sites.map(({ app }) => `--filter=./apps/${app}`);
  const { succeeded, output, milliseconds } = await runProgram(
    ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'],
    environment,
  );
  if (!succeeded) throw new CommandError(`${output}\nThe build failed.`);
  const note = output.includes('FULL TURBO') ? ', nothing had changed' : '';
  console.log(`The sites are built (${formatDuration(milliseconds)}${note}).`);
}

/** The folder that is served: the build, and a page for each open job. */
export function servedFolder({ dataDir }: Settings, app: string): string {
  return join(dataDir, 'sites', app, 'site');
}

/**
 * Writes the served folder of each site, with a page for each job that is open now. It is kept
 * beside the data, since a build does not depend on the jobs.
 * @throws CommandError with the output of the program that failed.
 */
export async function writeJobPages(settings: Settings, apiOrigin: string): Promise<void> {
  console.log('Writing a page for each open job …');
  const start = performance.now();
  await Promise.all(settings.sites.map(({ app }) => writeSite(app, settings, apiOrigin)));
  const time = formatDuration(performance.now() - start);
  console.log(`Every open job has its page on each site (${time}).`);
}

async function writeSite(app: string, settings: Settings, apiOrigin: string): Promise<void> {
  const folder = servedFolder(settings, app);
  const build = inRepository('apps', app, 'dist');
  const copy = join(folder, '..');
  await rm(copy, { recursive: true, force: true });
  await cp(build, copy, { recursive: true });
  const { succeeded, output } = await runProgram(['node', join(build, 'prerender/prerender.js')], {
    ...settings.environment,
    JOBS_FROM: apiOrigin,
    SITE_FOLDER: folder,
  });
  if (!succeeded) throw new CommandError(output);
}

/* As `npm run publish-jobs`: writes the pages of every served site anew. */
if (import.meta.main) {
  await runMain(async () => {
    const settings = readSettings();
    const usualOrigin = `http://localhost:${settings.api.port}`;
    await writeJobPages(settings, process.env['JOBS_FROM'] ?? usualOrigin);
  });
}
