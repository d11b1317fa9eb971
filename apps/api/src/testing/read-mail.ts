import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Reads the emails that a server has written to its mail folder. */
export async function readMail(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const contents = await Promise.all(names.map((name) => readPresent(join(folder, name))));
  return Promise.all(
    contents.filter((content) => content !== undefined).map((content) => PostalMime.parse(content)),
  );
}

/** Undefined where the server has removed the file meanwhile. */
async function readPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
