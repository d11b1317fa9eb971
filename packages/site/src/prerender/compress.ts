import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names of the files that get compressed copies. */
const COMPRESSED_FILE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a text. @param quality of Brotli, from 0 to 11. */
export async function compress(content: Buffer, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: 9 }),
  ]);
  return { br, gzip: gz };
}

/** Writes `.br` and `.gz` copies beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => COMPRESSED_FILE.test(name))
    .map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip: gz } = await compress(await readFile(file), constants.BROTLI_MAX_QUALITY);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
