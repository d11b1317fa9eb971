import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A program that the checks need and that no package registry brings. */
export interface NeededProgram {
  name: string;
  /** The setting that names another copy of it, and under which the checks find it. */
  setting: string;
  /** The package that brings it on Debian and its kin. */
  debianPackage: string;
  /** Where it is, if it is on this machine. */
  find: () => Promise<string | undefined>;
}

/** Chromium, in which stories and journeys run. */
export const chromiumProgram: NeededProgram = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  debianPackage: 'chromium',
  find: async () => firstThatExists(['/usr/bin/chromium', chromium.executablePath()]),
};

/** nginx, against which the delivery of the sites is tested. */
export const nginxProgram: NeededProgram = {
  name: 'nginx',
  setting: 'NGINX_PATH',
  debianPackage: 'nginx-light',
  find: async () => firstThatExists(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']),
};

function firstThatExists(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path));
}
