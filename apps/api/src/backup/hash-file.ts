import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** What a file was found to be. */
export interface HashedFile {
  sha256: string;
  size: number;
}

/** Reads a file to its end. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<HashedFile> {
  return hashChunks(createReadStream(path, { signal }), () => Promise.resolve());
}

/** Writes chunks to a new file that only its owner can read. */
export async function writeHashed(
  path: string,
  chunks: AsyncIterable<Buffer>,
): Promise<HashedFile> {
  const handle = await open(path, 'wx', 0o600);
  try {
    return await hashChunks(chunks, (chunk) => handle.appendFile(chunk));
  } finally {
    await handle.close();
  }
}

async function hashChunks(
  chunks: AsyncIterable<Buffer>,
  handle: (chunk: Buffer) => Promise<void>,
): Promise<HashedFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.length;
    await handle(chunk);
  }
  return { sha256: hash.digest('hex'), size };
}
