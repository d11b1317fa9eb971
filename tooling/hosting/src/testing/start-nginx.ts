import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const QUESTION_INTERVAL = 50;

/** The nginx of this machine, with the module that sends brotli; nothing where it is missing. */
export function findNginx(): string | undefined {
  const path = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  return existsSync(path) && existsSync(BROTLI_MODULE) ? path : undefined;
}

/** Runs nginx with one site's settings until it is closed. */
export async function startNginx(program: string, port: number, siteSettings: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'site.conf'), siteSettings);
  await writeFile(join(folder, 'nginx.conf'), mainSettings(folder));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  while (!(await fetch(url, { redirect: 'manual' }).catch(notListeningYet))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    await pause(QUESTION_INTERVAL);
  }
  return {
    url,
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function mainSettings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  return `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporary}
  include site.conf;
}
`;
}

function notListeningYet(): undefined {
  return undefined;
}
