import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A program that the checks need and that no package registry brings. */
export interface NeededProgram {
  name: string;
  /** The setting that names another copy of it, and under which the checks find it. */
  setting: string;
  /** The packages that bring it on Debian and its kin. */
  debianPackages: readonly string[];
  /** Where it is, if it is on this machine. */
  find: () => Promise<string | undefined>;
}

/** Chromium, in which stories and journeys run. */
export const chromiumProgram: NeededProgram = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  debianPackages: ['chromium'],
  find: async () => firstThatExists(['/usr/bin/chromium', chromium.executablePath()]),
};

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx with its module for brotli, against which the delivery of the sites is tested. */
export const nginxProgram: NeededProgram = {
  name: 'nginx',
  setting: 'NGINX_PATH',
  debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  find: async () =>
    existsSync(BROTLI_MODULE) ? firstThatExists(['/usr/sbin/nginx', '/usr/bin/nginx']) : undefined,
};

function firstThatExists(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path));
}
