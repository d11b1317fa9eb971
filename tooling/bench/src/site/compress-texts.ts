import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);

/** Puts a brotli copy beside every text file of a folder, as the sites' own build does. */
export async function compressTexts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => TEXTS.has(extname(name)))) {
    const path = join(folder, file);
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  }
}
