import { open } from 'node:fs/promises';
import { detectFileType } from './detect-file-type.ts';
import { rejectUpload, type UploadVerdict } from './upload-rules.ts';

export interface Upload {
  /** Of its temporary file. */
  path: string;
  /** The visitor's name of the file; used in messages, never to detect its type. */
  fileName: string;
}

/** Holds the file that is checked; larger than any that the form accepts. */
const buffer = Buffer.alloc(6 * 1024 * 1024);

let previous: Promise<unknown> = Promise.resolve();

/**
 * Checks a file by its content: its first bytes, and the directory of its archive or compound file.
 * What hides deeper is left to the virus scanner. Files wait for each other, so that the memory holds one.
 */
export function validateUpload(upload: Upload): Promise<UploadVerdict> {
  const verdict = previous.then(() => validate(upload));
  previous = verdict.catch(() => undefined);
  return verdict;
}

async function validate({ path, fileName }: Upload): Promise<UploadVerdict> {
  const detected = await detectFileType(await readInto(buffer, path));
  const isAccepted = detected === 'pdf' || detected === 'doc' || detected === 'docx';
  return isAccepted ? { isAccepted, kind: detected } : rejectUpload(detected, fileName);
}

async function readInto(target: Buffer, path: string): Promise<Buffer> {
  await using file = await open(path);
  let length = 0;
  for (;;) {
    const { bytesRead } = await file.read(target, length);
    if (bytesRead === 0) return target.subarray(0, length);
    length += bytesRead;
  }
}
