import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runCommand } from './run-command.ts';

/** A program that the checks need and that no package registry brings. */
interface NeededProgram {
  name: string;
  /** The setting that names another copy of it, and under which the checks find it. */
  setting: string;
  /** The packages that bring it on Debian and its kin. */
  debianPackages: readonly string[];
  /** The option with which it prints its version, where that is not `--version`. */
  versionOption?: string;
  /** Where it may be. */
  paths: readonly string[];
  /** Programs that do as well where it can neither be found nor installed. */
  substitutes?: readonly string[];
  /** A file that it is of no use without. */
  module?: string;
  /** What is left out without it; without the others, checks fail. */
  without?: string;
}

const programs: readonly NeededProgram[] = [
  {
    name: 'Chromium',
    setting: 'CHROMIUM_PATH',
    debianPackages: ['chromium-headless-shell'],
    paths: ['/usr/bin/chromium-headless-shell'],
    // Slower, and pages are not compared with pictures.
    substitutes: ['/usr/bin/chromium', chromium.executablePath()],
  },
  {
    name: 'nginx',
    setting: 'NGINX_PATH',
    debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    versionOption: '-v',
    paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
    module: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    debianPackages: ['firefox-esr'],
    paths: ['/usr/bin/firefox-esr'],
    without: 'no journey runs in Firefox',
  },
  {
    name: 'WebKit',
    setting: 'WEBKIT_DRIVER_PATH',
    debianPackages: ['webkit2gtk-driver'],
    paths: ['/usr/bin/WebKitWebDriver'],
    without: 'no journey runs in WebKit',
  },
  {
    name: 'Xvfb',
    setting: 'XVFB_PATH',
    debianPackages: ['xvfb'],
    versionOption: '-version',
    paths: ['/usr/bin/Xvfb'],
    without: 'no journey runs in WebKit',
  },
  // With a server of the same version, which the tests prefer; they look for both by themselves.
  {
    name: 'pg_dump',
    setting: 'PG_DUMP_PATH',
    debianPackages: ['postgresql'],
    paths: ['/usr/bin/pg_dump'],
  },
];

/** Finds the programs that the checks start, and tells them by environment variables where. */
export async function providePrograms(): Promise<void> {
  const isMissing = programs.some(
    ({ setting, ...program }) => !process.env[setting] && !findProgram(program),
  );
  if (isMissing && canInstall) await aptGet('update');
  for (const program of programs) {
    const { name, setting, versionOption = '--version', substitutes = [] } = program;
    const path =
      process.env[setting] ||
      findProgram(program) ||
      (await install(program)) ||
      substitutes.find((substitute) => existsSync(substitute));
    if (path === undefined || !existsSync(path)) {
      const advice = `run "apt-get install ${program.debianPackages.join(' ')}", or set ${setting}`;
      const loss = program.without ? `; ${program.without}` : '';
      console.log(`${name}: ${path ? `nothing is at ${path}` : 'missing'}; ${advice}${loss}`);
      continue;
    }
    console.log(`${name}: ${path}`);
    process.env[setting] = path;
    // An input of the cached tests: another version runs them again.
    const { output } = await runCommand({ program: path, args: [versionOption] });
    process.env[setting.replace('_PATH', '_VERSION')] = output.trim();
  }
}

/** Whether packages can be installed, which only root on Debian and its kin can do. */
const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

function findProgram({ paths, module }: Pick<NeededProgram, 'paths' | 'module'>) {
  return paths.find((path) => existsSync(path) && existsSync(module ?? path));
}

/** Installs a program. Its services are not started. */
async function install(program: NeededProgram): Promise<string | undefined> {
  if (!canInstall) return undefined;
  await aptGet('install', '--yes', '--no-install-recommends', ...program.debianPackages);
  return findProgram(program);
}

async function aptGet(...args: string[]): Promise<void> {
  const { succeeded, output } = await runCommand({
    program: 'apt-get',
    args: ['--quiet', ...args],
    environment: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (!succeeded) console.log(output);
}
