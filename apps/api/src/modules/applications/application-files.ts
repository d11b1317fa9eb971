import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ApplicationFileRow, Tables } from '../../database/schema.ts';
import { FileRejectedError, UnavailableError } from '../../errors.ts';
import { savePendingRemovals } from '../../records/pending-removals.ts';
import type { ServerServices } from '../../services.ts';
import { hour, instantAfter } from '../../time.ts';
import type { UploadedFile } from '../../uploads/receive-upload.ts';
import type { ActiveContent, UploadKind } from '../../uploads/validate/upload-rules.ts';

/** In which a request has surely ended. */
const maxRequestTime = hour;

/** A validated file under the name that the server gave it: what the store and its row hold. */
export interface StoredFile extends UploadedFile {
  name: string;
  kind: UploadKind;
  activeContent: ActiveContent[];
}

/** Files that a visitor sends. */
export interface SentFiles {
  files: readonly UploadedFile[];
  /** The Origin header of the request. */
  origin: string | undefined;
  /** The address that it came from. */
  client: string;
}

/** @throws FileRejectedError for the first file that is rejected; it names the file's part. */
export async function validateFiles(
  { validator, scan }: ServerServices,
  files: readonly UploadedFile[],
): Promise<StoredFile[]> {
  const validated: StoredFile[] = [];
  for (const file of files) {
    const upload = { path: file.path, fileName: file.originalName };
    const verdict = await validator.validate(upload);
    if (!verdict.isAccepted) throw new FileRejectedError(verdict.message, { part: file.part });
    if (scan !== undefined && !(await scan(file.path))) {
      const message = 'This file seems to carry a virus. Please send another one.';
      throw new FileRejectedError(message, { part: file.part });
    }
    const { kind, activeContent } = verdict;
    validated.push({ ...file, kind, activeContent, name: `${randomUUID()}.${kind}` });
  }
  return validated;
}

/**
 * Stores files before their record is saved, so that no record names a missing file. Their removal is
 * queued first, and `keepFiles` calls it off: the cleanup removes the files of a submission that failed,
 * was rejected, or ended with its process.
 */
export async function storeFiles(
  { database, store }: ServerServices,
  files: readonly StoredFile[],
): Promise<void> {
  const keepUntil = instantAfter(maxRequestTime);
  await savePendingRemovals(
    database.queries,
    files.map(({ name }) => ({ kind: 'file', name, keepUntil })),
  );
  // Ends when all have ended, since the temporary files are removed then.
  const results = await Promise.allSettled(files.map((file) => store.save(file.name, file)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

/**
 * Calls off the removal of stored files, in the transaction that saves their rows.
 * @throws UnavailableError if the cleanup has begun to remove one: the clocks of two servers differ.
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

/** What a stored file is called outside of the store: by its application, with its detected type. */
export function createReadableName(
  reference: string,
  { part, kind }: Pick<ApplicationFileRow, 'part' | 'kind'>,
): string {
  return `${reference}-${part}.${kind}`;
}
