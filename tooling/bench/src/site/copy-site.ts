import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { buildFolder, cacheFolder } from '../folders.ts';

const run = promisify(execFile);

/** The script that brings the site's code; what is data for search engines stays. */
const STARTER = /<script data-modules[^]*?<\/script>/g;

/**
 * Copies an app's build and adds a page for each job that is open at the API, so that a build made
 * meanwhile changes nothing.
 * @returns the copy's folder, laid out as `buildFolder` is.
 * @throws Error where the app has not been built.
 */
export async function copySite(app: string, apiUrl: string): Promise<string> {
  const copy = join(cacheFolder, app);
  await copyFolder(buildFolder(app), copy);
  await run(process.execPath, [join(buildFolder(app), 'prerender/prerender.js')], {
    env: { ...process.env, JOBS_FROM: apiUrl, SITE_FOLDER: join(copy, 'site') },
  });
  return copy;
}

/** Makes `target` the same as `source`, whatever it was before. */
export async function copyFolder(source: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, preserveTimestamps: true });
}

/** Takes the scripts out of every page of a site: what remains is what no page can beat. */
export async function removeScripts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = (await readFile(path, 'utf8')).replaceAll(STARTER, '');
    await writeFile(path, html);
    await writeFile(`${path}.br`, brotliCompressSync(html));
    await rm(`${path}.gz`, { force: true });
  }
}
