import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProcesses, until } from '@kestrova/api/testing';
import { isListening, repository } from '../measure.ts';

const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hosting = join(repository, 'tooling/hosting');

export interface ServedSite {
  folder: string;
  port: number;
}

/** Why nginx cannot be run here; undefined if it can. */
export function findMissingNginx(): string | undefined {
  const missing = [program, brotliModule].filter((path) => !existsSync(path));
  if (missing.length === 0) return undefined;
  return `nginx is missing (${missing.join(', ')}): run "apt-get install nginx libnginx-mod-http-brotli-static", or set NGINX_PATH.`;
}

/** Starts nginx with the template of the sites, filled in as the official image does. */
export async function startNginx(
  folder: string,
  sites: readonly ServedSite[],
  apiPorts: readonly number[],
) {
  mkdirSync(folder);
  const down = new Set<number>();
  let master: ChildProcess;

  const writeUpstream = () => {
    const ports = apiPorts.values();
    const upstream = readFileSync(join(hosting, 'api-upstream.conf'), 'utf8');
    const filled = upstream.replaceAll(/server [\w-]+:4000/g, () => {
      const port = ports.next().value ?? 0;
      return `server 127.0.0.1:${port}${down.has(port) ? ' down' : ''}`;
    });
    writeFileSync(join(folder, 'upstream.conf'), filled);
  };

  async function start(): Promise<void> {
    // A process group of its own, since workers outlive a master that is killed and keep its ports.
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'user root;'];
    master = spawn(program, args, { stdio: 'ignore', detached: true });
    for (const { port } of sites) await until(() => isListening(port));
  }

  async function kill(): Promise<void> {
    if (master.exitCode !== null || master.signalCode !== null) return;
    const gone = once(master, 'exit');
    process.kill(-(master.pid ?? 0), 'SIGKILL');
    await gone;
  }

  /** Returns when the workers with the configuration of before have answered their last request. */
  async function reload(): Promise<void> {
    const before = listProcesses(master.pid).filter((pid) => pid !== master.pid);
    master.kill('SIGHUP');
    await until(() => {
      const now = listProcesses(master.pid);
      return !before.some((pid) => now.includes(pid));
    });
  }

  writeFileSync(join(folder, 'nginx.conf'), createMainConfig(sites));
  for (const site of sites) writeFileSync(join(folder, `${site.port}.conf`), fillIn(site));
  writeUpstream();
  await start();
  return {
    start,
    reload,
    kill,
    /** Takes an instance out, or back in; the others get its share. */
    async setDown(apiPort: number, isDown: boolean): Promise<void> {
      if (isDown) down.add(apiPort);
      else down.delete(apiPort);
      writeUpstream();
      await reload();
    },
  };
}

function fillIn({ port, folder }: ServedSite): string {
  return readFileSync(join(hosting, 'nginx.conf'), 'utf8')
    .replaceAll('${PORT}', String(port))
    .replaceAll('${SITE_FOLDER}', folder)
    .replaceAll('${API_ORIGIN}', 'http://kestrova_api');
}

function createMainConfig(sites: readonly ServedSite[]): string {
  const includes = ['upstream', ...sites.map(({ port }) => port)];
  return readFileSync(join(hosting, 'docker/nginx-main.conf'), 'utf8')
    .replace('stderr crit', 'error.log warn')
    .replace('include site.conf;', includes.map((name) => `include ${name}.conf;`).join('\n'));
}
