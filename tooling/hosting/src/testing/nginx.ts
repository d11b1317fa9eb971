import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hosting = resolve(import.meta.dirname, '../..');
const pollInterval = 20;
/** Milliseconds in which nginx starts, or old workers end. */
const maxWait = 30_000;

/** Why nginx cannot be run here; undefined if it can. */
export function findMissingNginx(): string | undefined {
  const missing = [program, brotliModule].filter((path) => !existsSync(path));
  if (missing.length === 0) return undefined;
  return `nginx is missing (${missing.join(', ')}): run "apt-get install nginx libnginx-mod-http-brotli-static", or set NGINX_PATH.`;
}

/**
 * Runs nginx with `nginx.conf` for each site, its variables filled in as the image's entrypoint does.
 * @param sites the folder of each built site, and the port on which nginx serves it.
 * @param upstream configuration beside that of the sites, such as that of several instances.
 */
export async function startNginx(
  sites: readonly { folder: string; port: number }[],
  apiOrigin: string,
  upstream = '',
) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  let master: ChildProcess;
  const hasEnded = () => master.exitCode !== null || master.signalCode !== null;

  async function configure(beside: string): Promise<void> {
    const template = await readFile(join(hosting, 'nginx.conf'), 'utf8');
    const servers = sites.map((site) =>
      template
        .replaceAll('${PORT}', String(site.port))
        .replaceAll('${SITE_FOLDER}', site.folder)
        .replaceAll('${API_ORIGIN}', apiOrigin),
    );
    // nginx accepts the template's maps again for each site, since all builds write the same.
    await writeFile(join(folder, 'site.conf'), [beside, ...servers].join('\n'));
  }

  async function start(): Promise<void> {
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'user root;'];
    // A process group of its own, since workers outlive a master that is killed and keep its ports.
    master = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
    for (const { port } of sites) {
      await waitUntil(async () => {
        if (hasEnded()) throw new Error('nginx has ended; see above.');
        // Until nginx listens, connecting fails.
        return (await fetch(`http://127.0.0.1:${port}/home`).catch(() => undefined)) !== undefined;
      });
    }
  }

  async function kill(): Promise<void> {
    if (hasEnded()) return;
    const gone = once(master, 'exit');
    process.kill(-(master.pid ?? 0), 'SIGKILL');
    await gone;
  }

  /** Returns when the workers with the previous configuration have answered their last request. */
  async function reload(): Promise<void> {
    const listWorkers = async () => {
      const children = `/proc/${master.pid}/task/${master.pid}/children`;
      return (await readFile(children, 'utf8')).trim().split(' ');
    };
    const before = await listWorkers();
    master.kill('SIGHUP');
    await waitUntil(async () => !(await listWorkers()).some((pid) => before.includes(pid)));
  }

  await configure(upstream);
  await copyFile(join(hosting, 'docker/nginx-main.conf'), join(folder, 'nginx.conf'));
  await start();
  return {
    start,
    kill,
    reload,
    /** Replaces the configuration beside that of the sites. */
    setUpstream: (changed: string) => configure(changed).then(reload),
    close: async (): Promise<void> => {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** @throws AbortError if it takes too long, for example because nginx rejects its new configuration. */
async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(maxWait);
  while (!(await isDone())) await pause(pollInterval, undefined, { signal });
}
