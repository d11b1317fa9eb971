import { hash } from 'node:crypto';
import { cp, mkdir, mkdtempDisposable, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, formatDuration, inRepository, runMain, runProgram } from './command.ts';
import { readSettings, type Settings, type Site } from './settings.ts';

/** SQLite's code for a database that another connection has locked. */
const SQLITE_BUSY = 5;
const LOCK_POLL_INTERVAL_MS = 100;

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
 * the jobs have changed in the meantime, it starts again. Waits while another process does the same.
 * @throws CommandError with the output of the program that failed.
 */
export async function writeJobPages(settings: Settings, always = false): Promise<void> {
  const { apiOrigin } = settings;
  console.log('Writing a page for each open job …');
  const start = performance.now();
  using _lock = await lockPublications(settings.dataDir);
  let latest = await readJobs(apiOrigin);
  let jobs: string;
  do {
    jobs = latest;
    await Promise.all(settings.sites.map(writeSite));
    latest = await readJobs(apiOrigin);
  } while (latest !== jobs);
  const time = formatDuration(performance.now() - start);
  const { length } = JSON.parse(jobs) as unknown[];
  console.log(`${length} jobs have their pages on each site, as read from ${apiOrigin} (${time}).`);

  async function writeSite({ app }: Site): Promise<void> {
    const build = inRepository('apps', app, 'dist');
    const served = join(servedFolder(settings, app), '..');
    const inputs = await hashInputs(build, jobs);
    const earlier = await readFile(join(served, 'inputs'), 'utf8').catch(ignoreMissing);
    if (!always && earlier === inputs) return;
    await mkdir(served, { recursive: true });
    // Visitors get the earlier pages until all of the new ones are written.
    await using work = await mkdtempDisposable(`${served}.next-`);
    const [copy, replaced] = [join(work.path, 'new'), join(work.path, 'earlier')];
    await cp(build, copy, { recursive: true });
    // The program renders again only the pages that have changed since.
    if (earlier?.split('\n')[0] === inputs.split('\n')[0]) {
      await cp(served, copy, { recursive: true, filter: isWrittenPage });
    }
    const { succeeded, output } = await runProgram(
      ['node', join(build, 'prerender/prerender.js')],
      { ...settings.environment, JOBS_FROM: apiOrigin, SITE_FOLDER: join(copy, 'site') },
    );
    if (!succeeded) throw new CommandError(output);
    await writeFile(join(copy, 'inputs'), inputs);
    await rename(served, replaced);
    await rename(copy, served).catch(async (error: unknown) => {
      // Otherwise the site would have no pages.
      await rename(replaced, served);
      throw error;
    });
  }
}

/** Waits until no other process writes pages. The lock of a killed process is released. */
async function lockPublications(dataDir: string): Promise<Disposable> {
  await mkdir(join(dataDir, 'sites'), { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'sites/lock'));
  for (let attempt = 1; ; attempt += 1) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch (error) {
      const isLocked =
        error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
      if (!isLocked) throw error;
    }
    if (attempt === 1) console.log('Another command is writing them. Waiting until it has ended …');
    await pause(LOCK_POLL_INTERVAL_MS);
  }
}

async function readJobs(apiOrigin: string): Promise<string> {
  let problem = 'it does not respond';
  try {
    const response = await fetch(`${apiOrigin}/v1/website/job/get-all-jobs`);
    if (response.ok) return await response.text();
    problem = `status ${response.status}`;
  } catch (error) {
    // Fetch rejects with a TypeError if nothing listens there.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CommandError(
    `The API at ${apiOrigin} sent no list of jobs (${problem}). Start it, or set JOBS_FROM to its address, and run "npm run publish-jobs".`,
  );
}

/**
 * Whether a path is a page, a style sheet that is written with a page (`defer-styles.ts`), a compressed copy
 * of one of them, the digests of the pages, or a folder.
 */
async function isWrittenPage(path: string): Promise<boolean> {
  const isWritten = /(?:\.html|\/later-\w+\.css)(?:\.br|\.gz)?$|pages\.json$/.test(path);
  return isWritten || (await stat(path)).isDirectory();
}

/** One line changes with the build, one with jobs and day, since pages say "Posted Today". */
async function hashInputs(build: string, jobs: string): Promise<string> {
  const files = ['prerender/prerender.js', 'manifest.json'].map((file) => join(build, file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8'))).catch(
    (error: NodeJS.ErrnoException) => {
      ignoreMissing(error);
      throw new CommandError(`${build} has no built site. Run "npm run build".`);
    },
  );
  const parts = [texts, [new Date().toDateString(), jobs]];
  return parts.map((part) => hash('sha256', part.join('\n'))).join('\n');
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/* `npm run publish-jobs`: renews the pages of every served site. */
if (import.meta.main) {
  await runMain(async () => {
    const settings = readSettings();
    const apiOrigin = process.env['JOBS_FROM'] ?? settings.apiOrigin;
    await writeJobPages({ ...settings, apiOrigin }, true);
  });
}
