import type { Readable } from 'node:stream';
import type { UploadedFile } from '../receive-upload.ts';

/** What a store needs of an uploaded file. */
export type FileContent = Pick<UploadedFile, 'path' | 'size' | 'sha256'>;

const storedName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:pdf|doc|docx)$/;

/** Whether the server made this name. Cleanup leaves every other file alone. */
export function isStoredName(name: string): boolean {
  return storedName.test(name);
}

/** The store can be read, and has no file of this name. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';

  constructor(name: string, cause?: unknown) {
    super(`there is no stored file ${name}`, { cause });
  }
}

/** Stores the visitors' files under names made by the server; nothing serves them to the web. */
export interface FileStore {
  /**
   * Resolves once the file is durable. It may move the temporary file away.
   * @throws UnavailableError if the store takes no files; the system's error where its disk is full.
   */
  save(name: string, file: FileContent): Promise<void>;
  /** @throws MissingFileError if the file does not exist. */
  open(name: string): Promise<Readable>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  /** Lists the names of the files that `isStoredName`. */
  list(): AsyncIterable<string>;
  /** Writes a small file and removes it. @throws where files cannot be stored now. */
  check(): Promise<void>;
  close(): void;
}
