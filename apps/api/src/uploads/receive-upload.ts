import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApplicationFileName } from '@kestrova/api-contract';
import { readCautiousClock } from '../files/cautious-clock.ts';

/** Content that is complete in a temporary file on the local disk. */
export interface ReceivedContent {
  /** Of its temporary file. */
  path: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** A received file, not yet stored. */
export interface UploadedFile extends UploadLabel, ReceivedContent {}

export interface UploadLabel {
  part: ApplicationFileName;
  /** As the visitor named it, made safe to show. */
  originalName: string;
}

/** The temporary files of one request or email, which are removed when it ends. */
export interface IncomingFolder {
  receive<Label extends object>(content: Readable, label: Label): Promise<Label & ReceivedContent>;
  clear(): Promise<void>;
}

/** Creates the temporary files of one request or email; content is streamed, never held in memory whole. */
export function createIncomingFolder(folder: string): IncomingFolder {
  const paths: string[] = [];
  return {
    async receive(content, label) {
      const path = join(folder, `${randomUUID()}.part`);
      // Before the first byte, so that an aborted upload is removed too.
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
      // Without a listener, an upload that aborts before it is read ends the process; the pipeline throws.
      content.on('error', () => undefined);
      // Opened before the pipeline: a stream that opens the file itself may do so after its removal.
      const handle = await open(path, 'wx', 0o600);
      try {
        await pipeline(content, measure, handle.createWriteStream());
      } finally {
        await handle.close();
      }
      return { ...label, path, size, sha256: hash.digest('hex') };
    },
    async clear() {
      // A failure here must not hide the request's own error; `deleteTemporaryFiles` finds the file.
      await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
    },
  };
}

/** In milliseconds: longer than any upload, so older files were left by a killed process. */
const maxAge = 3_600_000;
const temporaryName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Deletes the temporary files of killed processes; @returns how many. */
export async function deleteTemporaryFiles(folder: string): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    if (!temporaryName.test(name)) continue;
    const path = join(folder, name);
    // Another instance may have moved it meanwhile.
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || readCautiousClock() - found.mtimeMs < maxAge) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
