import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import {
  CommandError,
  formatDuration,
  repositoryRoot,
  runMain,
  runProgram,
  withoutTelemetry,
} from './command.ts';
import { checkPorts, createDataFolder, readSettings, type Settings } from './settings.ts';
import { startApi, startSite } from './start-server.ts';

const LABEL_WIDTH = 12;
/** Milliseconds in which the terminal and the package manager may both deliver one Ctrl-C. */
const SAME_KEYPRESS_MS = 1000;
const NPM_POLL_MS = 500;

/** Builds what has changed, then runs the API and every site until it is stopped. */
async function start(settings: Settings): Promise<void> {
  await buildSites(settings);

  const stopped = stopSignal();
  await using running = new AsyncDisposableStack();
  const api = running.adopt(await startApi(settings), ({ stop }) => stop());
  const servers = [api];
  for (const site of settings.sites) {
    servers.push(running.adopt(await startSite(settings, site), ({ stop }) => stop()));
  }
  console.log(addressTable(settings));

  const ends = servers.map(({ ended, logFile }) => ended.then(() => logFile));
  const logOfEnded = await Promise.race([stopped, ...ends]);
  if (logOfEnded) {
    console.error(`A server has ended; ${logOfEnded} says why.`);
    process.exitCode = 1;
  }
  console.log('\nStopping …');
  await running.disposeAsync();
  console.log('Everything has stopped.');
}

/** Builds the site of every region, or takes it from the cache if nothing has changed. */
async function buildSites({ sites, environment }: Settings): Promise<void> {
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

/** Runs the script `dev` of every app: the sites, the API and Storybook. */
async function develop(settings: Settings): Promise<void> {
  const turbo = spawn('turbo', ['run', 'dev', '--filter=./apps/*', '--env-mode=loose'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...withoutTelemetry, ...settings.environment, FORCE_COLOR: '1' },
    stdio: 'inherit',
    // It does not pass signals on to its child process, so both get them as a group.
    detached: true,
  });
  const ended = once(turbo, 'exit');
  await Promise.race([stopSignal(), ended]);
  if (turbo.pid && turbo.exitCode === null) process.kill(-turbo.pid, 'SIGINT');
  await ended;
}

/**
 * Resolves at the first Ctrl-C or termination, or when npm has ended, which may not pass on its signal; a
 * second signal, later, ends the process at once.
 */
function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const handleSignal = () => {
    const now = performance.now();
    if (firstAt !== undefined && now - firstAt > SAME_KEYPRESS_MS) process.exit(1);
    firstAt ??= now;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);
  const npm = Number(process.env['NPM_PID']);
  if (npm) setInterval(() => !isRunning(npm) && resolve(), NPM_POLL_MS).unref();
  return promise;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function addressTable({ apiOrigin, sites, dataDir }: Settings): string {
  const { DATABASE_URL, S3_BUCKET, SMTP_URL } = process.env;
  const link = (address: string) => styleText('cyan', address);
  const rows = [
    ...sites.map(({ name, port }) => [name, link(`http://localhost:${port}`)] as const),
    ['API', link(`${apiOrigin}/v1/website`)],
    ['API docs', link(`${apiOrigin}/docs`)],
    ['Data', DATABASE_URL ? 'PostgreSQL, as DATABASE_URL says' : join(dataDir, 'kestrova.sqlite')],
    ['Uploads', S3_BUCKET ? `bucket ${S3_BUCKET}` : join(dataDir, 'uploads')],
    ['Emails', SMTP_URL ? 'by SMTP, as SMTP_URL says' : join(dataDir, 'mail')],
    ['Logs', join(dataDir, '*.log')],
  ] as const;
  const lines = rows.map(
    ([label, value]) => `  ${styleText('bold', label.padEnd(LABEL_WIDTH))} ${value}`,
  );
  return ['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n');
}

/* `npm start`, or with `--dev` `npm run dev`. */
await runMain(async () => {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
  const settings = readSettings();
  const listeners = [settings.api, ...settings.sites];
  await checkPorts(values.dev ? [...listeners, settings.storybook] : listeners);
  await createDataFolder(settings.dataDir);
  await (values.dev ? develop(settings) : start(settings));
});
