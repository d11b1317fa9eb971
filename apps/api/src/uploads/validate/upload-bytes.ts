import { open } from 'node:fs/promises';

/** More than the form lets through, in bytes. */
const spareSize = 6 * 1024 * 1024;

/** Kept for the next file: a new buffer for each would pile up until they are collected. */
let spare: Buffer | undefined;

/** Reads a file for as long as `work` takes; its bytes are gone afterwards. */
export async function withUploadBytes<Result>(
  path: string,
  work: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = size <= spareSize ? takeSpare() : Buffer.alloc(size);
    const length = await readAll(handle, buffer.subarray(0, size));
    const result = await work(buffer.subarray(0, length));
    if (buffer.length === spareSize) spare = buffer;
    return result;
  } finally {
    await handle.close();
  }
}

function takeSpare(): Buffer {
  const buffer = spare ?? Buffer.alloc(spareSize);
  spare = undefined;
  return buffer;
}

async function readAll(handle: Awaited<ReturnType<typeof open>>, buffer: Buffer): Promise<number> {
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}
