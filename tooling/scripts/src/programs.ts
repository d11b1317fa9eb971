import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CommandError, runProgram } from './command.ts';

/** Something that the checks need and that no package registry brings. */
interface Program {
  name: string;
  /** What the checks do with it; without it, this is left out or fails. */
  why: string;
  /** The packages that bring it on Debian and its kin. */
  packages: readonly string[];
  /** Where these put it. */
  path: string;
  /** A file that it is of no use without. */
  module?: string;
  /** The setting that names another copy of it, and under which the checks find it. */
  setting?: string;
  /** The option with which it prints its version, where that is not `--version`. */
  versionOption?: string;
  /** Programs that do as well where it can neither be found nor installed. */
  substitutes?: readonly string[];
  /** Whether a person's machine may lack it: `why` is left out then. */
  isOptional?: true;
}

/** A font that a visitor's device may have as its only one. */
function font(name: string, debianPackage: string, folder: string): Program {
  return {
    name,
    why: 'pages are opened with it in place of a late typeface',
    packages: [debianPackage],
    path: `/usr/share/fonts/truetype/${folder}`,
    isOptional: true,
  };
}

/** Everything that the checks need besides Node and npm. `npm start` needs nothing else. */
const programs: readonly Program[] = [
  {
    name: 'Chromium',
    why: 'journeys, Storybook and benchmarks run in it',
    setting: 'CHROMIUM_PATH',
    packages: ['chromium-headless-shell'],
    path: '/usr/bin/chromium-headless-shell',
    // Slower, and pages are not compared with pictures.
    substitutes: ['/usr/bin/chromium', chromium.executablePath()],
  },
  font('Liberation Sans', 'fonts-liberation', 'liberation'),
  font('Roboto', 'fonts-roboto-unhinted', 'roboto'),
  font('Noto Sans', 'fonts-noto-core', 'noto'),
  font('DejaVu Sans', 'fonts-dejavu-core', 'dejavu'),
  {
    name: 'nginx',
    why: 'its configuration is tested',
    setting: 'NGINX_PATH',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    path: '/usr/sbin/nginx',
    versionOption: '-v',
    module: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  {
    name: 'Firefox',
    why: 'journeys run in it too',
    setting: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    path: '/usr/bin/firefox-esr',
    isOptional: true,
  },
  {
    name: 'WebKit',
    why: 'journeys run in it too',
    setting: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver'],
    path: '/usr/bin/WebKitWebDriver',
    isOptional: true,
  },
  {
    name: 'Xvfb',
    why: 'it is the screen on which WebKit runs',
    setting: 'XVFB_PATH',
    packages: ['xvfb'],
    path: '/usr/bin/Xvfb',
    versionOption: '-version',
    isOptional: true,
  },
  {
    name: 'pg_dump',
    // With a server of the same version; the tests look for both by themselves.
    why: 'the API is tested with PostgreSQL, and its backups',
    setting: 'PG_DUMP_PATH',
    packages: ['postgresql'],
    path: '/usr/bin/pg_dump',
  },
];

/** Whether packages can be installed, which only root on Debian and its kin can do. */
const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Finds what the checks need, installs what is missing as root on Debian and its kin, and names the
 * programs to the checks by environment variables. Returns a sentence for each one that a person's
 * machine may lack and does.
 * @throws CommandError that names each package without which the checks cannot run.
 */
export async function providePrograms(): Promise<string[]> {
  const absent = programs.filter((program) => findPath(program) === undefined);
  if (canInstall && absent.length > 0) {
    await aptGet('update');
    for (const { packages } of absent) {
      await aptGet('install', '--yes', '--no-install-recommends', ...packages);
    }
  }
  const missing: string[] = [];
  const leftOut: string[] = [];
  for (const program of programs) {
    const { name, why, packages, setting, isOptional, substitutes } = program;
    const path = findPath(program) ?? substitutes?.find((substitute) => existsSync(substitute));
    if (path === undefined) {
      const otherCopy = setting ? `, or set ${setting} to another copy` : '';
      const advice = `${name} is missing (${why}): run "apt-get install ${packages.join(' ')}"${otherCopy}.`;
      // A gate that leaves something out proves less than it says.
      (isOptional && !process.env['CI'] ? leftOut : missing).push(advice);
      continue;
    }
    console.log(`${name}: ${path}`);
    if (setting) await announceProgram(program, setting, path);
  }
  if (missing.length > 0) throw new CommandError(missing.join('\n'));
  return leftOut;
}

function findPath({ setting, path, module }: Program): string | undefined {
  const given = setting && process.env[setting];
  if (given) return existsSync(given) ? given : undefined;
  return existsSync(path) && existsSync(module ?? path) ? path : undefined;
}

/** Names a program to the checks; its version is an input of their cache. */
async function announceProgram(
  { versionOption = '--version' }: Program,
  setting: string,
  path: string,
): Promise<void> {
  process.env[setting] = path;
  const { output } = await runProgram([path, versionOption]);
  process.env[setting.replace('_PATH', '_VERSION')] = output.trim();
}

/** Its services are not started: the checks start their own. */
async function aptGet(...args: string[]): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { succeeded, output } = await runProgram(['apt-get', '--quiet', ...args], environment);
  if (!succeeded) console.log(output);
}
