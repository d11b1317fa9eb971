import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentRecords } from '@kestrova/config/content';
import { className, CSS_TARGET } from '@kestrova/config/css';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { copyPlain } from './serve-folder.ts';
import { cacheFolder } from './start-stack.ts';

const run = promisify(execFile);
const peersFolder = join(import.meta.dirname, '../peers');
const siteSource = join(import.meta.dirname, '../../../packages/site/src');

/** The build folder of each peer, which is the home page in another framework. */
export const peers = { next: 'out', astro: 'dist' };

/**
 * Builds a peer outside the workspace, with the versions that its package.json pins.
 * @param site the folder of our site, whose pictures the home page shows.
 * @returns the folder of the peer's site.
 */
export async function buildPeer(peer: string, output: string, site: string): Promise<string> {
  const folder = join(cacheFolder, 'peers', peer);
  await mkdir(join(folder, 'public'), { recursive: true });
  await cp(join(peersFolder, peer), folder, { recursive: true });
  console.log(`Installing ${peer} from npm, unless it is installed.`);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  await buildHome(join(folder, 'built-home'));
  await cp(join(folder, 'built-home/assets'), join(folder, 'public/assets'), { recursive: true });
  await copyPlain(join(site, 'pictures'), join(folder, 'public/pictures'));
  await copyPlain(join(site, 'icons.svg'), join(folder, 'public/icons.svg'));
  await run('npx', [peer, 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return join(folder, output);
}

/** Bundles the site's home page as one module and one style sheet, for a peer to render. */
export async function buildHome(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [contentRecords(), react()],
    resolve: {
      alias: { '@': siteSource, 'react-router-dom': join(peersFolder, 'home/router.js') },
    },
    css: { modules: { generateScopedName: className } },
    build: {
      outDir,
      emptyOutDir: true,
      cssTarget: CSS_TARGET,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(peersFolder, 'home/home.jsx'),
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'home.js',
          codeSplitting: false,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'home.css' : 'assets/[name][extname]',
        },
      },
    },
  });
}
