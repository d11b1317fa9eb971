import { open, type FileHandle } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compoundMark, detectFileType, isArchive } from './detect-file-type.ts';
import { inspectCompoundFile, inspectEmbeddedCompoundFile } from './inspect-compound-file.ts';
import { inspectEmbeddedPackage, inspectPackage } from './inspect-package.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { Inspection, UploadRejected } from './inspection.ts';
import { rejectUpload, type Upload, type UploadKind, type UploadVerdict } from './upload-rules.ts';

// The server loads this module only in worker threads; a thread takes no `--expose-gc` of its own.
setFlagsFromString('--expose-gc');
/** V8 frees the texts of large files late, which would count as memory of the next files. */
const collectGarbage = runInNewContext('gc') as () => void;
/** In bytes outside of the heap; few files need so much. */
const muchGarbage = 16 * 1024 * 1024;

/** Returns once a thread has loaded this module. */
export function load(): void {}

/**
 * Detects a file's type by its content, and whether it is harmful; the rules are in `upload-rules.ts`.
 * Only what is certain is rejected; the rest is marked.
 */
export async function validateUpload({ path, fileName }: Upload): Promise<UploadVerdict> {
  const verdict = await withUploadBytes(path, (bytes) => validateBytes(bytes, fileName));
  if (process.memoryUsage().external > muchGarbage) collectGarbage();
  return verdict;
}

async function validateBytes(bytes: Buffer, fileName: string): Promise<UploadVerdict> {
  const inspection = new Inspection(inspectEmbedded);
  try {
    const kind = await inspectUpload(bytes, inspection);
    return { isAccepted: true, kind, activeContent: [...inspection.marks] };
  } catch (error) {
    if (!(error instanceof UploadRejected)) throw error;
    return rejectUpload(error.reason, { fileName });
  }
}

async function inspectUpload(bytes: Buffer, inspection: Inspection): Promise<UploadKind> {
  const type = await detectFileType(bytes);
  if (type === 'pdf') {
    inspectPdf(bytes, inspection);
    return 'pdf';
  }
  if (type === 'compound') {
    await inspectCompoundFile(bytes, inspection);
    return 'doc';
  }
  if (type !== 'zip') throw new UploadRejected(type);
  await inspectPackage(bytes, inspection);
  return 'docx';
}

/**
 * Inspects a document or an archive that is embedded in another.
 * @throws UploadRejected for a program or macros in it, never for damage.
 */
async function inspectEmbedded(content: Buffer, inspection: Inspection): Promise<void> {
  const head = content.toString('latin1', 0, compoundMark.length);
  if (head === compoundMark) await inspectEmbeddedCompoundFile(content, inspection);
  else if (isArchive(head)) await inspectEmbeddedPackage(content, inspection);
}

/** In bytes; larger than any file that the form accepts. */
const bufferSize = 6 * 1024 * 1024;

/** Reused: a new buffer for each file would use memory until it is collected. */
let freeBuffer: Buffer | undefined;

/** Runs `work` on a file's bytes, which are valid until it resolves. */
async function withUploadBytes<Result>(path: string, work: (bytes: Buffer) => Promise<Result>) {
  await using handle = await open(path, 'r');
  const { size } = await handle.stat();
  const buffer = size <= bufferSize ? takeBuffer() : Buffer.alloc(size);
  const length = await readAll(handle, buffer.subarray(0, size));
  const result = await work(buffer.subarray(0, length));
  if (buffer.length === bufferSize) freeBuffer = buffer;
  return result;
}

function takeBuffer(): Buffer {
  const buffer = freeBuffer ?? Buffer.alloc(bufferSize);
  freeBuffer = undefined;
  return buffer;
}

async function readAll(handle: FileHandle, buffer: Buffer): Promise<number> {
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}
