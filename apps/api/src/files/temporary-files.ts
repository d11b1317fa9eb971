import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { hour } from '../time.ts';
import { writeHashed, type LocalFile } from './hashed-files.ts';

export type TemporaryFiles = ReturnType<typeof createTemporaryFiles>;

/**
 * The temporary files of one request or email, which are removed when it ends; content is streamed, never
 * held in memory whole.
 */
export function createTemporaryFiles(folder: string) {
  const paths: string[] = [];
  return {
    async receive<Label extends object>(
      content: Readable,
      label: Label,
    ): Promise<Label & LocalFile> {
      const path = join(folder, `${randomUUID()}.part`);
      // Before the first byte, so that an aborted upload is removed too.
      paths.push(path);
      // Without a listener, an upload that aborts before it is read ends the process; the pipeline throws.
      content.on('error', () => undefined);
      return { ...label, path, ...(await writeHashed(path, content)) };
    },
    async [Symbol.asyncDispose]() {
      // A failure here must not hide the request's own error; `deleteTemporaryFiles` finds the file.
      await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
    },
  };
}

/** Longer than any upload, so older files were left by a killed process. */
const maxAge = hour;
const temporaryName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Deletes the temporary files of killed processes. */
export async function deleteTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!temporaryName.test(name)) continue;
    const path = join(folder, name);
    // Another instance may have just moved it.
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs < maxAge) continue;
    await rm(path, { force: true });
  }
}
