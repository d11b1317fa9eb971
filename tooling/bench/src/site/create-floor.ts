import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The script that brings the site's code; what is data for search engines stays. */
const STARTER = /<script data-modules[^]*?<\/script>/g;

/** Copies a built site to `target` with the scripts of its pages removed: what no page can beat. */
export async function createFloor(site: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(site, target, { recursive: true });
  const files = await readdir(target, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(target, file);
    const html = (await readFile(path, 'utf8')).replaceAll(STARTER, '');
    await writeFile(path, html);
    await writeFile(`${path}.br`, brotliCompressSync(html));
    await rm(`${path}.gz`, { force: true });
  }
}
