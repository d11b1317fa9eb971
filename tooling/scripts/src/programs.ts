import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CommandError, runProgram } from './command.ts';

/** A program or font that the checks need, but npm does not install. */
interface Program {
  name: string;
  /** Its purpose in the checks; without it, this part is left out or fails. */
  why: string;
  /** Its packages on Debian and derivatives. */
  packages: readonly string[];
  /** The path where these install it. */
  path: string;
  /** The setting with its path, which the checks read. */
  setting?: string;
  /** The argument that prints its version, if it is not `--version`. */
  versionOption?: string;
  /** Alternatives if it can neither be found nor installed. */
  substitutes?: readonly string[];
  /** Whether a developer's machine may lack it; then `why` is left out. */
  isOptional?: true;
}

/** A font that may be the only one on a visitor's device. */
function font(name: string, debianPackage: string, folder: string): Program {
  return {
    name,
    why: 'it replaces late fonts in journeys',
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
    name: 'Caddy',
    why: 'its configuration is tested',
    setting: 'CADDY_PATH',
    packages: ['caddy'],
    path: '/usr/bin/caddy',
    versionOption: 'version',
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
    // With a server of the same version; the tests find both.
    why: 'the API is tested with PostgreSQL, and its backups',
    setting: 'PG_DUMP_PATH',
    packages: ['postgresql'],
    path: '/usr/bin/pg_dump',
  },
];

/** Whether packages can be installed: only as root on Debian and derivatives. */
export const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

export async function installPrograms(): Promise<void> {
  const absent = programs.filter((program) => findPath(program) === undefined);
  if (absent.length === 0) return;
  console.log(`Installing ${absent.map(({ name }) => name).join(', ')} …`);
  await aptGet('update');
  const packages = absent.flatMap((program) => program.packages);
  const install = (...names: string[]) =>
    aptGet('install', '--yes', '--no-install-recommends', ...names);
  // All at once takes half as long. If that fails, one by one, so that each that exists is installed.
  if (!(await install(...packages))) for (const one of packages) await install(one);
}

/**
 * Finds the programs for the checks, and passes their paths in environment variables. Returns a sentence
 * for each optional program that is missing.
 * @throws CommandError that names each package without which the checks cannot run.
 */
export async function findPrograms(): Promise<string[]> {
  const missing: string[] = [];
  const leftOut: string[] = [];
  for (const program of programs) {
    const { name, why, packages, setting, versionOption = '--version', isOptional } = program;
    const path = findPath(program) ?? program.substitutes?.find((other) => existsSync(other));
    if (path === undefined) {
      const otherCopy = setting ? `, or set ${setting} to another copy` : '';
      const advice = `${name} is missing (${why}): run "apt-get install ${packages.join(' ')}"${otherCopy}.`;
      // In CI nothing may be left out.
      (isOptional && !process.env['CI'] ? leftOut : missing).push(advice);
      continue;
    }
    console.log(`${name}: ${path}`);
    if (!setting) continue;
    process.env[setting] = path;
    // The version is an input of the checks' cache.
    const { output } = await runProgram([path, versionOption]);
    process.env[setting.replace('_PATH', '_VERSION')] = output.trim();
  }
  if (missing.length > 0) throw new CommandError(missing.join('\n'));
  return leftOut;
}

function findPath({ setting, path }: Program): string | undefined {
  const given = setting && process.env[setting];
  if (given) return existsSync(given) ? given : undefined;
  return existsSync(path) ? path : undefined;
}

/** Its services are not started: the checks start their own. */
async function aptGet(...args: string[]): Promise<boolean> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { succeeded, output } = await runProgram(['apt-get', '--quiet', ...args], environment);
  if (!succeeded) console.log(output);
  return succeeded;
}
