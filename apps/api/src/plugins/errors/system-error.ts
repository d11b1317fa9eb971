/** What the system cannot give now: room on the disk, or files, sockets and the disk itself. */
export type SystemError = 'disk-full' | 'unavailable';

// errno(3): a file, folder or connection of ours could not be opened, read or written.
const systemFaults: Readonly<Record<string, SystemError>> = {
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

/** Tells what the system refused; looks through causes and collected errors. Undefined for others. */
export function findSystemError(error: unknown): SystemError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Only errors of system calls carry one; libraries use some of these codes for their own.
  const own = 'syscall' in error ? systemFaults[code] : undefined;
  if (own !== undefined) return own;
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  for (const reason of inner) {
    const found = findSystemError(reason);
    if (found !== undefined) return found;
  }
  return undefined;
}
