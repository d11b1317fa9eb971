import type { Readable } from 'node:stream';

/** A file on its way in: complete on the local disk, not yet kept. */
export interface IncomingFile {
  path: string;
  size: number;
  sha256: string;
}

export interface StoredFile {
  name: string;
  savedAt: Date;
}

/** Keeps the visitors' files. Names are made by the server; nothing serves them to the web. */
export interface FileStore {
  /** Returns once the file would survive a power cut. It may move the incoming file away. */
  save(name: string, file: IncomingFile): Promise<void>;
  /** Opens a file wherever it is, in quarantine too. */
  open(name: string): Promise<Readable>;
  /** Removes a file for good, from quarantine too. */
  remove(name: string): Promise<void>;
  /** Files with a name of ours; those in quarantine are not among them. */
  list(): AsyncIterable<StoredFile>;
  quarantine: Quarantine;
  /** Writes a small file and removes it. @throws where files cannot be kept now. */
  check(): Promise<void>;
  close(): void;
}

/** Where files without a record wait for their deletion; several instances may work on it at once. */
export interface Quarantine {
  /** Sets a stored file aside; @returns false where it is not there any more. */
  add(name: string): Promise<boolean>;
  /** Makes a file stored again; does nothing where it is not in quarantine. */
  restore(name: string): Promise<void>;
  /** Deletes a file from quarantine only. */
  remove(name: string): Promise<void>;
  /** `savedAt` is when a file was set aside. */
  list(): AsyncIterable<StoredFile>;
}
