import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A program that the checks need and that no package registry brings. */
export interface NeededProgram {
  name: string;
  /** The setting that names another copy of it, and under which the checks find it. */
  setting: string;
  /** The packages that bring it on Debian and its kin. */
  debianPackages: readonly string[];
  /** The option with which it prints its version. */
  versionOption: string;
  /** Where it is, if it is on this machine. */
  find: () => Promise<string | undefined>;
}

/** Chromium, in which stories and journeys run. */
export const chromiumProgram: NeededProgram = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  debianPackages: ['chromium'],
  versionOption: '--version',
  find: async () => firstThatExists(['/usr/bin/chromium', chromium.executablePath()]),
};

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx with its module for brotli, with which the hosting of the sites is tested. */
export const nginxProgram: NeededProgram = {
  name: 'nginx',
  setting: 'NGINX_PATH',
  debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  versionOption: '-v',
  find: async () =>
    existsSync(BROTLI_MODULE) ? firstThatExists(['/usr/sbin/nginx', '/usr/bin/nginx']) : undefined,
};

function firstThatExists(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path));
}
