import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, syncFolder } from '../files/durable-files.ts';
import { hasCode } from '../files/error-code.ts';
import { backupEntries, BackupError } from './backup-format.ts';

/** The manifest has another name until all else is written. */
const unfinishedManifest = `.${backupEntries.manifest}.part`;

/** @throws BackupError if the folder holds anything, also the beginnings of another backup. */
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

/** Writes the manifest durably; a backup with a manifest is complete. */
export async function saveManifest(folder: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = join(folder, unfinishedManifest);
  await syncFolder(join(folder, backupEntries.files));
  await writeFile(unfinished, lines, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, backupEntries.manifest));
  await syncFolder(folder);
}
