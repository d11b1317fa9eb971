import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentRecords } from '@kestrova/config/content';
import { className, CSS_TARGET } from '@kestrova/config/css';
import { readPackagesFromSource } from '@kestrova/config/source';
import { compressFolder } from '@kestrova/hosting';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildOf } from './copy-site.ts';
import { cacheFolder } from './start-stack.ts';

const run = promisify(execFile);
const peersFolder = join(import.meta.dirname, '../peers');
const siteSource = join(import.meta.dirname, '../../../packages/site/src');

/** Where each peer, the home page in another framework, leaves its site. */
const outputs = { next: 'out', astro: 'dist' };

export const peers = ['next', 'astro'] as const;

/** Files of the site that the home page refers to by their address. */
const sharedFiles = ['pictures', 'icons.svg'];

/**
 * Builds a peer outside the workspace, with the versions that its package.json pins.
 * @returns the folder of its site.
 */
export async function buildPeer(peer: (typeof peers)[number]): Promise<string> {
  const folder = join(cacheFolder, 'peers', peer);
  await mkdir(join(folder, 'public'), { recursive: true });
  await cp(join(peersFolder, peer), folder, { recursive: true });
  console.log(`Installing ${peer} from npm, where that was not done before.`);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  await buildHome(join(folder, 'built-home'));
  await cp(join(folder, 'built-home/assets'), join(folder, 'public/assets'), { recursive: true });
  for (const file of sharedFiles) {
    await cp(join(buildOf('usa'), 'site', file), join(folder, 'public', file), {
      recursive: true,
      filter: (path) => !/\.(br|gz)$/.test(path),
    });
  }
  await run('npx', [peer, 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const output = join(folder, outputs[peer]);
  for (const rules of ['_headers', '_redirects']) await writeFile(join(output, rules), '');
  await compressFolder(output);
  return output;
}

/** Bundles the site's home page as one module and one style sheet, for a peer to render. */
export async function buildHome(outDir: string): Promise<void> {
  await build({
    ...readPackagesFromSource,
    configFile: false,
    logLevel: 'warn',
    plugins: [contentRecords(), react()],
    resolve: {
      ...readPackagesFromSource.resolve,
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
