import type { Readable } from 'node:stream';
import type { UploadedFile } from '../receive-upload.ts';

/** What a store needs of an uploaded file. */
export type FileContent = Pick<UploadedFile, 'path' | 'size' | 'sha256'>;

/** A file as a store lists it. */
export interface StoreEntry {
  name: string;
  savedAt: Date;
}

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
   * @throws UnavailableError where the store takes no files; the system's error where its disk is full.
   */
  save(name: string, file: FileContent): Promise<void>;
  /** Opens a file, also from quarantine. @throws MissingFileError where there is none. */
  open(name: string): Promise<Readable>;
  /** Deletes a file, also from quarantine. */
  remove(name: string): Promise<void>;
  /** Lists files that `isStoredName`, without those in quarantine. */
  list(): AsyncIterable<StoreEntry>;
  quarantine: Quarantine;
  /** Writes a small file and removes it. @throws where files cannot be stored now. */
  check(): Promise<void>;
  close(): void;
}

/** Holds files without a record until they are deleted; several instances may use it at once. */
export interface Quarantine {
  /** Moves a stored file into quarantine; @returns false where it is gone. */
  add(name: string): Promise<boolean>;
  /** Moves a file back; does nothing where it is not in quarantine. */
  restore(name: string): Promise<void>;
  /** Deletes a file from quarantine only. */
  remove(name: string): Promise<void>;
  /** `savedAt` is when a file was moved into quarantine. */
  list(): AsyncIterable<StoreEntry>;
}
