import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';
import { CommandError } from './run-main.ts';
import { systemPackages, type SystemPackage } from './system-packages.ts';

/**
 * Finds what the checks need, installs what is missing as root on Debian and its kin, and names the
 * programs to the checks by environment variables. Returns a sentence for each one that a person's
 * machine may lack and does.
 * @throws CommandError that names each package without which the checks cannot run.
 */
export async function providePrograms(): Promise<string[]> {
  if (canInstall && systemPackages.some((one) => findPath(one) === undefined)) {
    await aptGet('update');
  }
  const missing: string[] = [];
  const leftOut: string[] = [];
  for (const one of systemPackages) {
    const path = findPath(one) ?? (await install(one)) ?? (await findSubstitute(one));
    if (path === undefined) {
      const packages = one.debianPackages.join(' ');
      const otherCopy = one.setting ? `, or set ${one.setting} to another copy` : '';
      const advice = `${one.name} is missing (${one.why}): run "apt-get install ${packages}"${otherCopy}.`;
      // A gate that leaves something out proves less than it says.
      if (one.isOptional && !process.env['CI']) leftOut.push(advice);
      else missing.push(advice);
      continue;
    }
    console.log(`${one.name}: ${path}`);
    if (one.setting) await announceProgram(one, one.setting, path);
  }
  if (missing.length > 0) throw new CommandError(missing.join('\n'));
  return leftOut;
}

/** Names a program to the checks; its version is an input of their cache. */
async function announceProgram(
  { versionOption = '--version' }: SystemPackage,
  setting: string,
  path: string,
): Promise<void> {
  process.env[setting] = path;
  const { output } = await runCommand({ program: path, args: [versionOption] });
  process.env[setting.replace('_PATH', '_VERSION')] = output.trim();
}

/** Whether packages can be installed, which only root on Debian and its kin can do. */
const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

function findPath({ setting, paths, module }: SystemPackage): string | undefined {
  const given = setting && process.env[setting];
  if (given) return existsSync(given) ? given : undefined;
  return paths.find((path) => existsSync(path) && existsSync(module ?? path));
}

/** Installs a package. Its services are not started. */
async function install(one: SystemPackage): Promise<string | undefined> {
  if (!canInstall) return undefined;
  await aptGet('install', '--yes', '--no-install-recommends', ...one.debianPackages);
  return findPath(one);
}

async function findSubstitute({ substitutes, playwrightName }: SystemPackage) {
  const find = () => substitutes?.find((path) => existsSync(path));
  if (find() === undefined && playwrightName) {
    const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')));
    const args = [cli, 'install', playwrightName];
    const { succeeded, output } = await runCommand({ program: process.execPath, args });
    if (!succeeded) console.log(output);
  }
  return find();
}

async function aptGet(...args: string[]): Promise<void> {
  const { succeeded, output } = await runCommand({
    program: 'apt-get',
    args: ['--quiet', ...args],
    environment: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (!succeeded) console.log(output);
}
