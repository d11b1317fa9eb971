import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

/** Names of the files that get compressed copies. */
const COMPRESSED_FILE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Writes `.br` and `.gz` copies beside every text file of a folder whose copies are missing or old. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => COMPRESSED_FILE.test(name))
    .map((name) => join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (await isCopyOf(content, `${file}.gz`)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  // Written last: its existence shows that both are complete.
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

/** Reading a copy takes a hundredth of the time of writing both. */
async function isCopyOf(content: Buffer, path: string): Promise<boolean> {
  try {
    return content.equals(await fromGzip(await readFile(path)));
  } catch {
    // It is missing, or a killed process left it incomplete.
    return false;
  }
}
