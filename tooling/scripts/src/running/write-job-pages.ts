import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatDuration, showProgress } from '../progress.ts';
import { inRepository } from '../repository.ts';
import { runCommand } from '../run-command.ts';
import { BuildError } from './build-sites.ts';
import type { RunSettings } from './settings.ts';

/** The apps that are sites. */
export const siteApps = ['india', 'usa'] as const;

type SiteApp = (typeof siteApps)[number];

/** The folder that is served: the build, and a page for each open job. */
export function servedFolder(dataDir: string, app: SiteApp): string {
  return join(dataDir, 'sites', app, 'site');
}

/**
 * Writes what is served of both built sites, with a page for each job that is open now. It stands
 * beside the data, since a build is the same whichever jobs are open. Where neither the build nor
 * the jobs have changed since, nothing is written, unless `always` is set.
 * @throws BuildError with what the program wrote that failed.
 */
export async function writeJobPages(
  settings: RunSettings,
  apiOrigin: string,
  always = false,
): Promise<void> {
  const finish = showProgress('Writing a page for each open job');
  const start = performance.now();
  try {
    const jobs = await readJobs(apiOrigin);
    const written = await Promise.all(
      siteApps.map((app) => writeSite(app, settings, { apiOrigin, jobs, always })),
    );
    const time = formatDuration(performance.now() - start);
    const news = written.some(Boolean) ? '' : ', nothing had changed';
    finish(`Every open job has its page on both sites (${time}${news}).`);
  } catch (error) {
    finish('The pages of the jobs could not be written.');
    throw error;
  }
}

interface JobSource {
  apiOrigin: string;
  /** The list of all open jobs, as the API gives it. */
  jobs: string;
  always: boolean;
}

async function writeSite(
  app: SiteApp,
  { dataDir, environment }: RunSettings,
  { apiOrigin, jobs, always }: JobSource,
): Promise<boolean> {
  const folder = servedFolder(dataDir, app);
  const copy = dirname(folder);
  const stampFile = join(copy, 'stamp');
  const build = inRepository('apps', app, 'dist');
  const stamp = await stampOf(build, jobs);
  if (!always && (await readFile(stampFile, 'utf8').catch(absent)) === stamp) return false;

  await rm(copy, { recursive: true, force: true });
  await cp(build, copy, { recursive: true });
  const { succeeded, output } = await runCommand({
    program: 'node',
    args: [join(build, 'prerender/prerender.js')],
    environment: { ...environment, JOBS_FROM: apiOrigin, SITE_FOLDER: folder },
  });
  if (!succeeded) throw new BuildError(output);
  await writeFile(stampFile, stamp);
  return true;
}

/** Changes with the build, with the jobs, and with the day, which "Posted Today" speaks of. */
async function stampOf(build: string, jobs: string): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString()).update(jobs);
  for (const file of ['prerender/prerender.js', 'manifest.json']) {
    hash.update(await readFile(join(build, file)));
  }
  return hash.digest('hex');
}

async function readJobs(apiOrigin: string): Promise<string> {
  const answer = await fetch(`${apiOrigin}/v1/website/job/get-all-jobs`);
  if (answer.ok) return answer.text();
  throw new BuildError(
    `The API at ${apiOrigin} answered ${answer.status} when asked for the jobs.`,
  );
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
