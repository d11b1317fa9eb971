import type { FileStore } from '../../uploads/storage/file-store.ts';
import type { StoredFile } from '../../uploads/validate-uploads.ts';

/**
 * Stores files before their record is committed, so that no record names a file that is not there.
 * Where one cannot be stored, none of them stays.
 */
export async function storeFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
  const attempts = await Promise.allSettled(files.map((file) => store.save(file.name, file)));
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (failed === undefined) return;
  await removeFiles(store, files);
  throw failed.reason;
}

/** Removes files that no record will name. What cannot be removed now is an orphan for the cleanup. */
export async function removeFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
  await Promise.allSettled(files.map((file) => store.remove(file.name)));
}
