import { userInfo } from 'node:os';

/** Names the system's user who runs a command; behind sudo, the one who called it. */
export function findOperator(sudoUser: string | undefined): string {
  return sudoUser ?? findUserName();
}

function findUserName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    // A container may run with a number that no line of /etc/passwd names.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
