import type { Readable } from 'node:stream';

/** A file on its way in: complete on the local disk, judged, not yet kept. */
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
  open(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** @throws where files cannot be kept now. */
  check(): Promise<void>;
  close(): void;
}
