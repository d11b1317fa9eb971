import { execFile } from 'node:child_process';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '@kestrova/hosting';
import { cacheFolder } from './start-stack.ts';

const run = promisify(execFile);

/** Every script that runs; data for search engines stays. */
const scripts = /<script\b(?![^>]*ld\+json)[^]*?<\/script>/g;

/** The build of an app. */
export function buildOf(app: string): string {
  return resolve(import.meta.dirname, '../../../apps', app, 'dist');
}

/**
 * Copies an app's build and adds a page for each job that is open at the API.
 * @returns the folder of the site.
 * @throws Error if the app has not been built.
 */
export async function copySite(app: string, apiUrl: string): Promise<string> {
  const copy = join(cacheFolder, app);
  const site = join(copy, 'site');
  // The manifest that the prerenderer reads is beside the site.
  await copyFolder(buildOf(app), copy);
  await run(process.execPath, [join(buildOf(app), 'prerender/prerender.js')], {
    env: { ...process.env, JOBS_FROM: apiUrl, SITE_FOLDER: site },
  });
  return site;
}

/** Writes the floor of a site: the same pages without scripts. */
export async function createFloor(site: string): Promise<string> {
  const floor = resolve(site, '../floor');
  await copyFolder(site, floor);
  for await (const file of glob('**/*.html', { cwd: floor })) {
    const path = join(floor, file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(scripts, ''));
  }
  await compressFolder(floor);
  return floor;
}

async function copyFolder(source: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, preserveTimestamps: true });
}
