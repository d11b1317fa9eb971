import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { findDatabaseError } from '../../database/database-error.ts';
import {
  DomainError,
  FileRejectedError,
  OutdatedError,
  RecordNotFoundError,
  ReusedKeyError,
  UnavailableError,
} from '../../errors.ts';
import { HttpError, statusMessage } from './http-error.ts';

/** The status of each kind of domain error. */
const statuses: readonly (readonly [typeof DomainError, number])[] = [
  [RecordNotFoundError, 404],
  [OutdatedError, 409],
  [FileRejectedError, 415],
  [ReusedKeyError, 422],
  [UnavailableError, 503],
];

/** Maps every error to a response; no other code does. */
export function createErrorResponse(error: unknown) {
  if (error instanceof HttpError) return createResponse(error.statusCode, error.message);
  if (error instanceof DomainError) {
    const [, status = 500] = statuses.find(([kind]) => error instanceof kind) ?? [];
    return createResponse(status, error.message || undefined);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return createResponse(400, error.validation[0]?.message);
  }
  return createResponse(findStatus(error));
}

function createResponse(statusCode: number, message = statusMessage(statusCode)) {
  return { statusCode, body: statusCode < 500 ? { exceptionMsg: message } : { error: message } };
}

function findStatus(error: unknown): number {
  const reason = findDatabaseError(error) ?? findSystemError(error);
  if (reason === 'disk-full') return 507;
  if (reason === 'down' || reason === 'unavailable') return 503;
  if (reason === undefined && error instanceof Error && 'statusCode' in error) {
    const { statusCode } = error;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600) return statusCode;
  }
  return 500;
}

/** The parts whose failure makes a valid request fail. */
export const dependencies = ['database', 'store', 'scanner', 'disk', 'system'] as const;

export type Dependency = (typeof dependencies)[number];

/** Finds the dependency that failed; undefined for other errors. */
export function findDependency(error: unknown): Dependency | undefined {
  const databaseError = findDatabaseError(error);
  if (databaseError === 'down' || databaseError === 'disk-full') return 'database';
  const systemError = findSystemError(error);
  if (systemError === 'disk-full') return 'disk';
  if (error instanceof DomainError) return error.dependency;
  return systemError === undefined ? undefined : 'system';
}

/** Errors of the operating system: no disk space, or no access to files, sockets or the disk. */
export type SystemError = 'disk-full' | 'unavailable';

// errno(3): a file, folder or connection of ours could not be opened, read or written.
const systemErrors: Readonly<Record<string, SystemError>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EMFILE: 'unavailable',
  ENFILE: 'unavailable',
  ENOMEM: 'unavailable',
  EIO: 'unavailable',
  EROFS: 'unavailable',
  EACCES: 'unavailable',
  EPERM: 'unavailable',
  ENOENT: 'unavailable',
  ENOTDIR: 'unavailable',
};

/** Finds a failed system call, also in causes and aggregates; undefined for other errors. */
export function findSystemError(error: unknown): SystemError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Only errors of system calls carry `syscall`; libraries use some of these codes for their own.
  const found = 'syscall' in error ? systemErrors[code] : undefined;
  if (found !== undefined) return found;
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.map(findSystemError).find((reason) => reason !== undefined);
}
