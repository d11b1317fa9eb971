import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentRecords } from '@kestrova/config/content';
import { className, CSS_TARGET } from '@kestrova/config/css';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { serveCopy } from './serve-copy.ts';
import { cacheFolder, type Stack } from './stack.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const peersFolder = join(import.meta.dirname, '../peers');

/** Each builds the home page into its folder `dist`. */
export const peers = ['next', 'astro'];

/**
 * Builds a peer outside the workspace, with the versions that its package.json pins, and serves it.
 * @returns its origin.
 */
export async function servePeer({ resources }: Stack, peer: string): Promise<string> {
  const root = join(cacheFolder, 'peers', peer);
  await mkdir(join(root, 'public'), { recursive: true });
  await cp(join(peersFolder, peer), root, { recursive: true });
  console.log(`Installing ${peer} from npm, unless it is installed.`);
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: root });
  await buildHome(join(root, 'built-home'));
  await cp(join(root, 'built-home/assets'), join(root, 'public/assets'), { recursive: true });
  await cp(join(repository, 'packages/content/public'), join(root, 'public'), { recursive: true });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  await run('npx', [peer, 'build'], { cwd: root, env });
  const server = await preview({ root, configFile: false, appType: 'mpa', preview: { port: 0 } });
  resources.defer(() => server.close());
  const copy = await serveCopy(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  resources.defer(copy.stop);
  return copy.origin;
}

/** Bundles the site's home page as one module and one style sheet, for a peer to render. */
async function buildHome(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [contentRecords(), react()],
    resolve: {
      alias: {
        '@': join(repository, 'packages/site/src'),
        'react-router-dom': join(peersFolder, 'home/router.js'),
      },
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
