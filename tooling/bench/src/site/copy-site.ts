import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The script that brings the site's code; what is data for search engines stays. */
const STARTER = /<script data-modules[^]*?<\/script>/g;

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
