import { readFileSync } from 'node:fs';

/** The rest of the descriptors is for files, database, bucket and mail. */
const shareOfConnections = 0.75;

/**
 * Max connections: the setting, or less where the process would run out of descriptors first. A
 * connection above it is closed without a response, so it is far above the number of submissions that
 * are rejected with one.
 */
export function findMaxConnections(setting: number): number {
  const openFiles = findMaxOpenFiles();
  return openFiles === undefined
    ? setting
    : Math.min(setting, Math.floor(openFiles * shareOfConnections));
}

/** The process's limit (Node raises the soft limit to the hard one); Linux only. */
function findMaxOpenFiles(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
}
