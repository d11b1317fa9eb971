import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ApplicationFileRow, Tables } from '../../database/schema.ts';
import { FileRejectedError, UnavailableError } from '../../errors.ts';
import {
  findFirstResponse,
  withIdempotency,
  type IdempotentRequest,
} from '../../idempotency/idempotency.ts';
import { savePendingRemovals } from '../../records/pending-removals.ts';
import type { ServerServices } from '../../services.ts';
import { hour, instantAfter } from '../../time.ts';
import type { UploadedFile } from '../../uploads/receive-upload.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
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

interface FileSubmission<Response> {
  /** Whether there is a record for the files; without one the store is not used. */
  hasRecord?: () => Promise<boolean>;
  /** As for `withIdempotency`; `files` is undefined if there was no record for them. */
  save: (
    transaction: Transaction<Tables>,
    files: readonly StoredFile[] | undefined,
  ) => Promise<{ response: Response; recordId: string | null }>;
  onSaved: () => void;
}

/**
 * Saves what a visitor sends with files; the response means that all of it is on disk. Files are stored
 * before the commit, so that no record names a missing file. They are removed if nothing was saved; if
 * the outcome of the commit is unknown, the cleanup decides.
 */
export async function submitWithFiles<Response>(
  services: ServerServices,
  sent: SentFiles,
  idempotentRequest: IdempotentRequest<Response> | undefined,
  { hasRecord = async () => true, save, onSaved }: FileSubmission<Response>,
): Promise<Response> {
  const { database, store } = services;
  const firstResponse =
    idempotentRequest && (await findFirstResponse(database.queries, idempotentRequest));
  if (firstResponse !== undefined) return firstResponse;

  const validated = await validateFiles(services, sent);
  const files = (await hasRecord()) ? validated : undefined;
  await storeFiles(services, files ?? []);
  return withIdempotency(database, idempotentRequest, {
    save: (transaction) => save(transaction, files),
    onSaved,
    discard: () => removeFiles(store, files ?? []),
  });
}

/** @throws FileRejectedError for the first file that is rejected; it names the file's part. */
async function validateFiles(
  { validator, scan }: ServerServices,
  { files }: SentFiles,
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
 * Stores all files, or none if one fails. Their removal is queued first, so that the cleanup finds
 * those of a process that was killed before it saved their record; `keepFiles` calls it off.
 */
async function storeFiles(
  { database, store }: Pick<ServerServices, 'database' | 'store'>,
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

/** A file that cannot be removed now stays queued for the cleanup. */
async function removeFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
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

/** What a stored file is called outside of the store: by its application, with its detected type. */
export function createReadableName(
  reference: string,
  { part, kind }: Pick<ApplicationFileRow, 'part' | 'kind'>,
): string {
  return `${reference}-${part}.${kind}`;
}
