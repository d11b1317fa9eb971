import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { ApplicationFileRow } from '../database/schema.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';

/** `damaged` is written but not what was received; `missing` is not in the store or unreadable. */
export type ExportedState = 'whole' | 'damaged' | 'missing';

/**
 * Copies a stored file to `path`, and compares it byte by byte with what was received.
 * @throws where it cannot be written; one that cannot be read keeps no other back.
 */
export async function exportFile(
  store: FileStore,
  file: ApplicationFileRow,
  path: string,
): Promise<ExportedState> {
  const hash = createHash('sha256');
  const target = await open(path, 'w', 0o600);
  try {
    for await (const piece of readPieces(store, file.name)) {
      hash.update(piece);
      await target.appendFile(piece);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await rm(path, { force: true });
    return 'missing';
  } finally {
    await target.close();
  }
  return hash.digest('hex') === file.sha256 ? 'whole' : 'damaged';
}

async function* readPieces(store: FileStore, name: string): AsyncGenerator<Buffer> {
  try {
    yield* await store.open(name);
  } catch (error) {
    throw new UnreadableFile(name, { cause: error });
  }
}

class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
