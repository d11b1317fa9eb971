import { mkdir, opendir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, syncFolder } from '../files/durable-files.ts';
import { backupEntries, BackupError } from './backup-format.ts';

/** The manifest has another name until all else is written. */
const unfinishedManifest = `.${backupEntries.manifest}.part`;

/** @throws BackupError where the folder holds anything, also the beginnings of another backup. */
export async function createBackupFolder(folder: string): Promise<void> {
  const notEmpty = `${folder} is not empty. Give a folder that is new or empty: each backup has one of its own.`;
  await createFolder(folder);
  if ((await readdir(folder)).length > 0) throw new BackupError(notEmpty);
  await mkdir(join(folder, backupEntries.files), { mode: 0o700 }).catch((error: unknown) => {
    if (hasCode(error, 'EEXIST')) throw new BackupError(notEmpty);
    throw error;
  });
}

/** Removes what was written of a backup, and nothing else. */
export async function removeUnfinishedBackup(folder: string): Promise<void> {
  const { facts, manifest, files, databases } = backupEntries;
  const copies = Object.values(databases);
  const journals = copies.flatMap((name) => [`${name}-journal`, `${name}-wal`, `${name}-shm`]);
  for (const name of [facts, manifest, unfinishedManifest, files, ...copies, ...journals]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes the manifest durably; a backup is whole when it is there. */
export async function saveManifest(folder: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = join(folder, unfinishedManifest);
  await syncFolder(join(folder, backupEntries.files));
  await writeFile(unfinished, lines, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, backupEntries.manifest));
  await syncFolder(folder);
}

/** Lists the names in a folder, a few at a time. */
export async function* listNames(folder: string, pageSize: number): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const { name } of await opendir(folder)) {
    page.push(name);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Whether the disk had no room. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT', 'SQLITE_FULL');
}

/** Whether the system or SQLite gave one of these codes. */
export function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
