import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFolder, cacheFolder, peersFolder } from '../folders.ts';
import { compressTexts } from '../site/compress-texts.ts';
import { buildHome } from './build-home.ts';

const run = promisify(execFile);

/** The home page in another framework, from our own parts. */
export interface Peer {
  name: string;
  /** Program and arguments that build it in its folder. */
  command: readonly [string, ...string[]];
  /** Folder of the result inside its folder. */
  output: string;
}

export const peers: readonly Peer[] = [
  { name: 'next', command: ['npx', 'next', 'build'], output: 'out' },
  { name: 'astro', command: ['npx', 'astro', 'build'], output: 'dist' },
];

const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Files of the site that the home page refers to by their address. */
const SHARED_FILES = ['pictures', 'icons.svg'];

/**
 * Builds a peer outside the workspace, with the versions that its package.json pins, and returns
 * the folder of its site.
 */
export async function buildPeer({ name, command, output }: Peer): Promise<string> {
  const folder = join(cacheFolder, 'peers', name);
  await mkdir(folder, { recursive: true });
  await install(name, folder);
  await cp(join(peersFolder, name), folder, { recursive: true });
  await buildHome(join(folder, 'built-home'));
  await mkdir(join(folder, 'public'), { recursive: true });
  await cp(join(folder, 'built-home/assets'), join(folder, 'public/assets'), { recursive: true });
  for (const file of SHARED_FILES) {
    await cp(join(buildFolder('usa'), 'site', file), join(folder, 'public', file), {
      recursive: true,
      filter: (path) => !/\.(br|gz)$/.test(path),
    });
  }
  const [program, ...args] = command;
  await run(program, args, { cwd: folder, env: { ...process.env, ...QUIET } });
  await compressTexts(join(folder, output));
  return join(folder, output);
}

/** Installs a peer's packages unless those that it pins are there. */
async function install(name: string, folder: string): Promise<void> {
  const wanted = await readFile(join(peersFolder, name, 'package.json'), 'utf8');
  const kept = join(folder, 'package.json');
  const isSame = existsSync(kept) && (await readFile(kept, 'utf8')) === wanted;
  if (isSame && existsSync(join(folder, 'node_modules'))) return;
  console.log(`Installing ${name} from npm, once.`);
  await cp(join(peersFolder, name, 'package.json'), kept);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
}
