/** Whether an error of the system, SQLite or a library has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

/** Whether the disk was full, for a file or for SQLite. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT', 'SQLITE_FULL');
}

/** For `catch`: undefined for a file or folder that is not there. @throws every other error. */
export function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
  return undefined;
}
