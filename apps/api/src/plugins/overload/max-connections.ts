import { readFileSync } from 'node:fs';

/** What files, database, bucket and mail may take of the descriptors. */
const shareOfConnections = 0.75;

/**
 * Connections that the server may hold: the setting, or less where the process would run out of
 * descriptors first. A connection above it is closed unanswered, so it lies far above the number of
 * submissions that are refused with an answer.
 */
export function findMaxConnections(setting: number): number {
  const openFiles = findMaxOpenFiles();
  return openFiles === undefined
    ? setting
    : Math.min(setting, Math.floor(openFiles * shareOfConnections));
}

/** The process's limit (Node raises the soft limit to the hard one); known on Linux only. */
function findMaxOpenFiles(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
}
