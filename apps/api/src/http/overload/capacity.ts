import { readFileSync } from 'node:fs';

/** How much the server takes on at the same time. */
export interface Capacity {
  maxConnections: number;
  maxUploads: number;
}

/** Descriptors for what runs beside requests: the threads, the database, emails and the cleanup. */
const reserve = 64;
/** Of very few descriptors. */
const shareOfReserve = 0.6;
const shareOfConnections = 0.6;
/** Beside its connection: its temporary file, and its place in the store or the scanner's connection. */
const descriptorsOfUpload = 2;

/**
 * The settings, or less where the process would run out of descriptors first. A connection above the
 * limit is closed without a response, so it is far above the number of submissions that are rejected
 * with one.
 */
export function findCapacity(setting: Capacity, openFiles = findMaxOpenFiles()): Capacity {
  if (openFiles === undefined) return setting;
  const spare = openFiles - Math.min(reserve, Math.floor(openFiles * shareOfReserve));
  const connections = Math.floor(spare * shareOfConnections);
  const uploads = Math.floor((spare - connections) / descriptorsOfUpload);
  return {
    maxConnections: Math.min(setting.maxConnections, connections),
    maxUploads: Math.min(setting.maxUploads, uploads),
  };
}

/** The process's limit (Node raises the soft limit to the hard one); Linux only. */
function findMaxOpenFiles(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
}
