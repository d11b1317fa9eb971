import type { Transaction } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ApplicationFileRow, Tables } from '../../database/schema.ts';
import { UnavailableError } from '../../errors.ts';
import { savePendingRemovals } from '../../retention/pending-removals.ts';
import { hour, instantAfter } from '../../time.ts';
import type { UploadedFile } from '../../uploads/receive-upload.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import type { StoredFile } from '../../uploads/validate-uploads.ts';

/** In which a request has surely ended. */
const maxRequestTime = hour;

/**
 * Stores all files, or none where one fails. Their removal is queued first, so that the cleanup finds
 * those of a process that was killed before it saved their record; `keepFiles` calls it off.
 */
export async function storeFiles(
  { database, store }: { database: Database; store: FileStore },
  files: readonly StoredFile[],
): Promise<void> {
  const keepUntil = instantAfter(maxRequestTime);
  await savePendingRemovals(
    database.queries,
    files.map(({ name }) => ({ kind: 'file', name, keepUntil })),
  );
  const results = await Promise.allSettled(files.map((file) => store.save(file.name, file)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure === undefined) return;
  await removeFiles(store, files);
  throw failure.reason;
}

/**
 * Calls off the removal of stored files, in the transaction that saves their rows.
 * @throws UnavailableError where the cleanup has begun to remove one: the clocks of two servers differ.
 */
export async function keepFiles(
  transaction: Transaction<Tables>,
  files: readonly ApplicationFileRow[],
): Promise<void> {
  if (files.length === 0) return;
  const { numDeletedRows } = await transaction
    .deleteFrom('pendingRemovals')
    .where('kind', '=', 'file')
    .where(
      'name',
      'in',
      files.map(({ name }) => name),
    )
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) < files.length) throw new UnavailableError();
}

/** A file that cannot be removed now stays queued for the cleanup. */
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
