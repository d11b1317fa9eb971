import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CommandError, runMain, runProgram } from './command.ts';

/** A program or font that the checks need, but npm does not install. */
interface Program {
  /** Its purpose in the checks; without it, this part is left out or fails. */
  why: string;
  /** Its package on Debian and derivatives. */
  debian: string;
  /** The path where this package installs it. */
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
const font = (debian: string, folder: string): Program => ({
  why: 'it replaces late fonts in journeys',
  debian,
  path: `/usr/share/fonts/truetype/${folder}`,
  isOptional: true,
});

/** Everything that the checks need besides Node and npm, by name. `npm start` needs nothing else. */
const programs: Readonly<Record<string, Program>> = {
  Chromium: {
    why: 'journeys, Storybook and benchmarks run in it',
    setting: 'CHROMIUM_PATH',
    debian: 'chromium-headless-shell',
    path: '/usr/bin/chromium-headless-shell',
    // Slower, and pages are not compared with pictures.
    substitutes: ['/usr/bin/chromium', chromium.executablePath()],
  },
  'Liberation Sans': font('fonts-liberation', 'liberation'),
  Roboto: font('fonts-roboto-unhinted', 'roboto'),
  'Noto Sans': font('fonts-noto-core', 'noto'),
  'DejaVu Sans': font('fonts-dejavu-core', 'dejavu'),
  Caddy: {
    why: 'its configuration is tested',
    setting: 'CADDY_PATH',
    debian: 'caddy',
    path: '/usr/bin/caddy',
    versionOption: 'version',
  },
  Firefox: {
    why: 'journeys run in it too',
    setting: 'FIREFOX_PATH',
    debian: 'firefox-esr',
    path: '/usr/bin/firefox-esr',
    isOptional: true,
  },
  WebKit: {
    why: 'journeys run in it too',
    setting: 'WEBKIT_DRIVER_PATH',
    debian: 'webkit2gtk-driver',
    path: '/usr/bin/WebKitWebDriver',
    isOptional: true,
  },
  Xvfb: {
    why: 'it is the screen on which WebKit runs',
    setting: 'XVFB_PATH',
    debian: 'xvfb',
    path: '/usr/bin/Xvfb',
    versionOption: '-version',
    isOptional: true,
  },
  pg_dump: {
    // With a server of the same version; the tests find both.
    why: 'the API is tested with PostgreSQL, and its backups',
    setting: 'PG_DUMP_PATH',
    debian: 'postgresql',
    path: '/usr/bin/pg_dump',
  },
};

/** Whether packages can be installed: only as root on Debian and derivatives. */
export const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

export async function installPrograms(): Promise<void> {
  const absent = Object.entries(programs).filter(([, program]) => findPath(program) === undefined);
  if (absent.length === 0) return;
  console.log(`Installing ${absent.map(([name]) => name).join(', ')} …`);
  await aptGet('update');
  const packages = absent.map(([, { debian }]) => debian);
  const install = (...some: string[]) =>
    aptGet('install', '--yes', '--no-install-recommends', ...some);
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
  for (const [name, program] of Object.entries(programs)) {
    const { why, debian, setting, versionOption = '--version', isOptional } = program;
    const path = findPath(program) ?? program.substitutes?.find((other) => existsSync(other));
    if (path === undefined) {
      const otherCopy = setting ? `, or set ${setting} to another copy` : '';
      const advice = `${name} is missing (${why}): run "apt-get install ${debian}"${otherCopy}.`;
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

/* Installs what is missing, for the nightly workflow. */
if (import.meta.main) await runMain(installPrograms);
