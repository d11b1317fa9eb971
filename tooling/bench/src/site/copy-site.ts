import { execFile } from 'node:child_process';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '@kestrova/hosting';
import { appFolder, cacheFolder } from '../folders.ts';

const run = promisify(execFile);

/** The script that loads the site's code; data for search engines stays. */
const bootstrapScript = /<script data-modules[^]*?<\/script>/g;

/**
 * Copies an app's build, adds a page for each job that is open at the API, and beside it makes the
 * floor: the same pages without scripts.
 * @throws Error where the app has not been built.
 */
export async function copySite(app: string, apiUrl: string) {
  const dist = appFolder(app, 'dist');
  const copy = join(cacheFolder, app);
  const [site, floor] = [join(copy, 'site'), join(copy, 'floor')];
  // The manifest that the prerenderer reads lies beside the site.
  await copyFolder(dist, copy);
  await run(process.execPath, [join(dist, 'prerender/prerender.js')], {
    env: { ...process.env, JOBS_FROM: apiUrl, SITE_FOLDER: site },
  });
  await copyFolder(site, floor);
  await removeScripts(floor);
  return { site, floor };
}

async function copyFolder(source: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, preserveTimestamps: true });
}

async function removeScripts(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(bootstrapScript, ''));
  }
  await compressFolder(folder);
}
