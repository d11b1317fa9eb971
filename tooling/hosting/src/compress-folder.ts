import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names of the files that get compressed copies. */
const COMPRESSED_FILE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` copies beside every text file of a folder whose copies are missing or old. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => COMPRESSED_FILE.test(name))
    .map((name) => join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const [{ mtimeMs: written }, copy] = await Promise.all([
    stat(file),
    stat(`${file}.gz`, { throwIfNoEntry: false }),
  ]);
  if (copy && copy.mtimeMs > written) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
