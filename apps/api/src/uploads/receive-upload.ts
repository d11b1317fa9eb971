import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingFile } from './storage/file-store.ts';

/** The temporary files of one request: every one is removed at its end, whatever happened. */
export interface IncomingFolder {
  receive(content: Readable): Promise<IncomingFile>;
  clear(): Promise<void>;
}

/** Creates a place for one request's files; they are streamed, never held in memory whole. */
export function createIncomingFolder(folder: string): IncomingFolder {
  const paths: string[] = [];
  return {
    async receive(content) {
      const path = join(folder, `${randomUUID()}.part`);
      // Noted before the first byte: an upload that is cut off must be removed too.
      paths.push(path);
      const hash = createHash('sha256');
      let size = 0;
      const measure = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      };
      // An upload that breaks off before anyone reads it must not end the process; the pipeline tells.
      content.on('error', () => undefined);
      // Opened before the pipeline: a stream that opens the file itself may do so after its removal.
      const handle = await open(path, 'wx', 0o600);
      try {
        await pipeline(content, measure, handle.createWriteStream());
      } finally {
        await handle.close();
      }
      return { path, size, sha256: hash.digest('hex') };
    },
    async clear() {
      // What cannot be removed now must not hide why; it is removed with what killed processes leave.
      await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
    },
  };
}
