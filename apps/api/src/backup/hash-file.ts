import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** What a file was found to be. */
export interface HashedFile {
  sha256: string;
  size: number;
}

const maxChunk = 65_536;

/** Reads a file to its end, through one buffer: streams leave theirs for the garbage collector. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<HashedFile> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.allocUnsafe(Math.min(Math.max(size, 1), maxChunk));
    const hash = createHash('sha256');
    let total = 0;
    for (;;) {
      signal?.throwIfAborted();
      const { bytesRead } = await handle.read(buffer);
      if (bytesRead === 0) return { sha256: hash.digest('hex'), size: total };
      hash.update(buffer.subarray(0, bytesRead));
      total += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

/** Writes chunks to a new file that only its owner can read. */
export async function writeHashed(
  path: string,
  chunks: AsyncIterable<Buffer>,
): Promise<HashedFile> {
  const handle = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      await handle.appendFile(chunk);
    }
    return { sha256: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
}
