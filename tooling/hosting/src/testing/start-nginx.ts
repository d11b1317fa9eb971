import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const template = resolve(import.meta.dirname, '../../nginx.conf');

/** The nginx of this machine, if it is there with the module that sends brotli. */
export function findNginx(): string | undefined {
  const path = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  return existsSync(path) && existsSync(BROTLI_MODULE) ? path : undefined;
}

/** The variables that the image's entrypoint fills in. */
type TemplateVariables = Record<'PORT' | 'SITE_FOLDER' | 'API_ORIGIN', string>;

/** Runs nginx with `nginx.conf`, its variables filled in, until it is closed. */
export async function startNginx(program: string, variables: TemplateVariables) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await mkdir(join(folder, 'logs'));
  let site = await readFile(template, 'utf8');
  for (const [name, value] of Object.entries(variables))
    site = site.replaceAll(`\${${name}}`, value);
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), mainSettings(folder));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${variables.PORT}`;
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    await pause(50);
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
