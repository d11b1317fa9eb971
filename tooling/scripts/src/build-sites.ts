import { hash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, formatDuration, inRepository, runMain, runProgram } from './command.ts';
import { readSettings, type Settings, type Site } from './settings.ts';

/** Builds the site of every region, or takes it from the cache if nothing has changed. */
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
 * beside the data, since a build does not depend on the jobs, and is not rewritten without changes. If
 * the jobs have changed in the meantime, or another publication has written its pages, it starts again: its
 * own pages may be older.
 * @throws CommandError with the output of the program that failed.
 */
export async function writeJobPages(
  settings: Settings,
  apiOrigin: string,
  always = false,
): Promise<void> {
  console.log('Writing a page for each open job …');
  const start = performance.now();
  let latest = await readJobs(apiOrigin);
  let jobs: string;
  let areAlone: boolean[];
  do {
    jobs = latest;
    areAlone = await Promise.all(settings.sites.map(writeSite));
    latest = await readJobs(apiOrigin);
  } while (latest !== jobs || areAlone.includes(false));
  const time = formatDuration(performance.now() - start);
  const { length } = JSON.parse(jobs) as unknown[];
  console.log(`${length} jobs have their pages on each site, as read from ${apiOrigin} (${time}).`);

  /** Returns whether no other publication has written pages in the meantime. */
  async function writeSite({ app }: Site): Promise<boolean> {
    const build = inRepository('apps', app, 'dist');
    const served = join(servedFolder(settings, app), '..');
    const inputs = await hashInputs(build, jobs);
    const earlier = await findPublication(served);
    if (!always && earlier?.startsWith(inputs)) return true;
    await mkdir(served, { recursive: true });
    // Visitors get the earlier pages until all of the new ones are written. Another publication may run.
    const work = await mkdtemp(`${served}.next-`);
    const copy = join(work, 'new');
    try {
      await cp(build, copy, { recursive: true });
      const { succeeded, output } = await runProgram(
        ['node', join(build, 'prerender/prerender.js')],
        { ...settings.environment, JOBS_FROM: apiOrigin, SITE_FOLDER: join(copy, 'site') },
      );
      if (!succeeded) throw new CommandError(output);
      await writeFile(join(copy, 'publication'), `${inputs} ${randomUUID()}`);
      const replaced = await replaceFolder(served, copy);
      return replaced.every((publication) => publication === earlier);
    } finally {
      await rm(work, { recursive: true });
    }
  }
}

async function readJobs(apiOrigin: string): Promise<string> {
  let problem = 'it does not respond';
  try {
    const response = await fetch(`${apiOrigin}/v1/website/job/get-all-jobs`);
    if (response.ok) return await response.text();
    problem = `status ${response.status}`;
  } catch (error) {
    // Fetch rejects with it if nothing listens there.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CommandError(
    `The API at ${apiOrigin} sent no list of jobs (${problem}). Start it, or set JOBS_FROM to its address, and run "npm run publish-jobs".`,
  );
}

/** Changes with the build, with the jobs, and with the day: the pages say "Posted Today". */
async function hashInputs(build: string, jobs: string): Promise<string> {
  const files = ['prerender/prerender.js', 'manifest.json'].map((file) => join(build, file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return hash('sha256', [new Date().toDateString(), jobs, ...texts].join('\n'));
}

/**
 * Replaces `folder` by `copy`, even while other publications do the same: the last one stays. Between the two
 * steps another publication may move its own folder away or put it there, so both are repeated.
 * @returns the publication of each folder that it has moved away.
 */
export async function replaceFolder(folder: string, copy: string) {
  const replaced: (string | void)[] = [];
  for (;;) {
    const away = `${copy}.earlier-${replaced.length}`;
    const isAway = await rename(folder, away).then(() => true, ignoreCodes('ENOENT'));
    if (isAway) replaced.push(await findPublication(away));
    // File systems report a folder that is not empty by one of these codes.
    const ignore = ignoreCodes('ENOTEMPTY', 'EEXIST');
    if (await rename(copy, folder).then(() => true, ignore)) return replaced;
  }
}

/** Returns the inputs and the id of the publication that has written a folder; undefined if none has. */
function findPublication(folder: string): Promise<string | void> {
  return readFile(join(folder, 'publication'), 'utf8').catch(ignoreCodes('ENOENT'));
}

/** Handles a rejection with an error of these codes. @throws any other error. */
function ignoreCodes(...codes: unknown[]) {
  return (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && codes.includes(error.code))) throw error;
  };
}

/* `npm run publish-jobs`: renews the pages of every served site. */
if (import.meta.main) {
  await runMain(async () => {
    const settings = readSettings();
    const usualOrigin = `http://localhost:${settings.api.port}`;
    await writeJobPages(settings, process.env['JOBS_FROM'] ?? usualOrigin, true);
  });
}
