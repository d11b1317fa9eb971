import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDuration, showProgress } from '../progress.ts';
import { inRepository } from '../repository.ts';
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

interface JobSource {
  apiOrigin: string;
  /** Write the pages even where neither the build nor the jobs have changed since the last time. */
  always?: boolean;
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
export async function writeJobPages(settings: Settings, source: JobSource): Promise<void> {
  const finish = showProgress('Writing a page for each open job');
  const start = performance.now();
  try {
    const jobs = await readJobs(source.apiOrigin);
    const written = await Promise.all(
      settings.sites.map(({ app }) => writeSite(app, settings, source, jobs)),
    );
    const time = formatDuration(performance.now() - start);
    const note = written.some(Boolean) ? '' : ', nothing had changed';
    finish(`Every open job has its page on each site (${time}${note}).`);
  } catch (error) {
    finish('The pages of the jobs could not be written.');
    throw error;
  }
}

/** Whether the folder was written; it is left alone where nothing has changed. */
async function writeSite(
  app: string,
  settings: Settings,
  { apiOrigin, always = false }: JobSource,
  jobs: string,
): Promise<boolean> {
  const folder = servedFolder(settings, app);
  const copy = join(folder, '..');
  const hashFile = join(copy, 'inputs.sha256');
  const build = inRepository('apps', app, 'dist');
  const hash = await hashInputs(build, jobs);
  const previous = existsSync(hashFile) ? await readFile(hashFile, 'utf8') : undefined;
  if (!always && previous === hash) return false;

  await rm(copy, { recursive: true, force: true });
  await cp(build, copy, { recursive: true });
  const { succeeded, output } = await runCommand({
    program: 'node',
    args: [join(build, 'prerender/prerender.js')],
    environment: { ...settings.environment, JOBS_FROM: apiOrigin, SITE_FOLDER: folder },
  });
  if (!succeeded) throw new CommandError(output);
  await writeFile(hashFile, hash);
  return true;
}

/** Changes with the build, with the jobs, and with the day: the pages say "Posted Today". */
async function hashInputs(build: string, jobs: string): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString()).update(jobs);
  for (const file of ['prerender/prerender.js', 'manifest.json']) {
    hash.update(await readFile(join(build, file)));
  }
  return hash.digest('hex');
}

async function readJobs(apiOrigin: string): Promise<string> {
  const response = await fetch(`${apiOrigin}/v1/website/job/get-all-jobs`);
  if (response.ok) return response.text();
  throw new CommandError(`The API at ${apiOrigin} sent the list of jobs with ${response.status}.`);
}
