import { existsSync } from 'node:fs';
import { runCommand } from '../run-command.ts';
import type { NeededProgram } from './programs.ts';

/** What came of looking for a program. */
export interface ProvidedProgram {
  /** Where it is; absent where it could not be had. */
  path?: string;
  /** What to tell the person at the terminal. */
  sentence: string;
}

/**
 * Finds a program: where its setting points, else on this machine, else by installing it, which
 * only root on Debian can do. Services of installed packages are not started.
 */
export async function provideProgram(program: NeededProgram): Promise<ProvidedProgram> {
  const { name, setting, debianPackages } = program;
  const configured = process.env[setting];
  if (configured) {
    return existsSync(configured)
      ? { path: configured, sentence: `${name}: ${configured}, as ${setting} says` }
      : { sentence: `${name}: ${setting} points to ${configured}, where nothing is` };
  }
  const present = await program.find();
  if (present) return { path: present, sentence: `${name}: ${present}` };

  const advice = `run "apt-get install ${debianPackages.join(' ')}", or set ${setting}`;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return { sentence: `${name} is missing: ${advice}` };
  }
  const problem = await installDebianPackages(debianPackages);
  const installed = await program.find();
  return installed
    ? { path: installed, sentence: `${name}: ${installed}, installed just now` }
    : { sentence: `${name} could not be installed: ${advice}\n${problem}` };
}

async function installDebianPackages(names: readonly string[]): Promise<string> {
  const steps = [
    ['update', '--quiet'],
    ['install', '--yes', '--quiet', '--no-install-recommends', ...names],
  ];
  for (const args of steps) {
    const { succeeded, output } = await runCommand({
      program: 'apt-get',
      args,
      environment: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    if (!succeeded) return output;
  }
  return '';
}
