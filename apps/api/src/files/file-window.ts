import type { FileHandle } from 'node:fs/promises';

/** Reads pieces of a file by position, so that judging it never holds it in memory whole. */
export interface FileWindow {
  size: number;
  /** The bytes from `position`, fewer where the file ends before; none outside of it. */
  read(position: number, length: number): Promise<Buffer>;
}

/** Opens a window on a file of `size` bytes. */
export function createFileWindow(handle: FileHandle, size: number): FileWindow {
  return {
    size,
    async read(position, length) {
      const wanted = Math.min(length, size - position);
      if (!(position >= 0 && wanted > 0)) return Buffer.alloc(0);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position);
      return buffer.subarray(0, bytesRead);
    },
  };
}
