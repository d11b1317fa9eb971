import type { ApplicationFileRow } from '../../database/schema.ts';
import type { UploadedFile } from '../../uploads/receive-upload.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import type { StoredFile } from '../../uploads/validate-uploads.ts';

/** Stores all files, or none where one fails. */
export async function storeFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
  const results = await Promise.allSettled(files.map((file) => store.save(file.name, file)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure === undefined) return;
  await removeFiles(store, files);
  throw failure.reason;
}

/** A file that cannot be removed now is an orphan for the cleanup. */
export async function removeFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
  await Promise.allSettled(files.map((file) => store.remove(file.name)));
}

/** The rows of an application's stored files. */
export function createFileRows(
  applicationId: string,
  files: readonly StoredFile[],
): ApplicationFileRow[] {
  return files.map(({ name, part, originalName, kind, size, sha256, activeContent }) => ({
    name,
    applicationId,
    part,
    originalName,
    kind,
    size,
    sha256,
    activeContent: activeContent.join(','),
  }));
}

/** What files of the same names and contents have in common, in an order that is always the same. */
export function describeUploads(files: readonly UploadedFile[]) {
  return files
    .map(({ part, originalName, sha256 }) => ({ part, originalName, sha256 }))
    .toSorted((one, other) => one.part.localeCompare(other.part));
}
