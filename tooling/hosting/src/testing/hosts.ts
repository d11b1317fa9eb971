import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { vi } from 'vitest';
import { serveSite, type SiteServer } from '../index.ts';

const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hosting = resolve(import.meta.dirname, '../..');

/** The servers that serve a built site alike, and whether this machine has them. */
export const hosts = [
  { name: 'the site server', isHere: true, start: startSiteServer },
  { name: 'nginx', isHere: existsSync(NGINX) && existsSync(BROTLI_MODULE), start: startNginx },
];

function startSiteServer(folder: string, apiBaseUrl: string): Promise<SiteServer> {
  return serveSite({ folder, port: 0, apiBaseUrl });
}

/** Runs nginx with `nginx.conf`, its variables filled in as the image's entrypoint does. */
async function startNginx(siteFolder: string, apiOrigin: string): Promise<SiteServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = String(await getPort());
  const site = (await readFile(join(hosting, 'nginx.conf'), 'utf8'))
    .replaceAll('${PORT}', port)
    .replaceAll('${SITE_FOLDER}', siteFolder)
    .replaceAll('${API_ORIGIN}', apiOrigin);
  await writeFile(join(folder, 'site.conf'), site);
  await copyFile(join(hosting, 'docker/nginx-main.conf'), join(folder, 'nginx.conf'));
  const child = spawn(
    NGINX,
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'user root;'],
    {
      stdio: 'inherit',
    },
  );
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  await vi.waitFor(() => fetch(url, { redirect: 'manual' }), { timeout: 10_000 });
  return {
    url,
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
