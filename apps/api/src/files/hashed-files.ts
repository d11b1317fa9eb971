import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** The hash and size of a file. */
export interface HashedFile {
  sha256: string;
  /** In bytes. */
  size: number;
}

/** A file on the local disk with its whole content. */
export interface LocalFile extends HashedFile {
  path: string;
}

const maxChunk = 65_536;

/** Fails for a link, and does not wait for the writer of a pipe. */
const regularOnly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a file to its end through one buffer: streams would create garbage for each chunk. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<HashedFile> {
  await using handle = await open(path, regularOnly);
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
}

/** Writes chunks to a file that only its owner can read; by default it must be new. */
export async function writeHashed(path: string, chunks: AsyncIterable<Buffer>, flags = 'wx') {
  const hash = createHash('sha256');
  let size = 0;
  const measure = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  // Opened before the pipeline: a stream that opens the file itself may do so after its removal.
  await using handle = await open(path, flags, 0o600);
  await pipeline(chunks, measure, handle.createWriteStream());
  return { sha256: hash.digest('hex'), size };
}
