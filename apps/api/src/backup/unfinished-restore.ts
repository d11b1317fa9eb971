import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { OperatorError } from '../errors.ts';
import { createFolder, saveDurably, syncFolder } from '../files/local-files.ts';
import { ignoreMissing } from '../files/error-code.ts';

const restoreSchema = z.object({
  backup: z.string(),
  /** The prefix of the restored files' keys in a bucket. */
  storagePrefix: z.string().check(z.regex(/^[\da-f-]{36}\/$/)),
});

export type UnfinishedRestore = z.infer<typeof restoreSchema>;

const markerName = 'restore-unfinished.json';

/** While this file exists, no server starts, since the place holds only a part of a backup. */
const pathIn = (dataDir: string) => join(dataDir, markerName);

/** Whether this is a temporary file of a restore that was killed while it saved its marker. */
export function isPartialMarker(name: string): boolean {
  return name.startsWith(`.${markerName}-`);
}

export async function findUnfinishedRestore(dataDir: string) {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : restoreSchema.parse(JSON.parse(text));
}

export async function saveUnfinishedRestore(dataDir: string, restore: UnfinishedRestore) {
  await createFolder(dataDir);
  await saveDurably(pathIn(dataDir), Buffer.from(JSON.stringify(restore)));
}

export async function deleteUnfinishedRestore(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name === markerName || isPartialMarker(name)) await rm(join(dataDir, name));
  }
  await syncFolder(dataDir);
}

/** @throws OperatorError if the place has an unfinished restore. */
export async function assertNoUnfinishedRestore(dataDir: string): Promise<void> {
  if ((await findUnfinishedRestore(dataDir)) === undefined) return;
  throw new OperatorError(
    `A restore into this place was not finished. Run "backup restore" again with the same backup to continue it. ${describeCancellation(dataDir)}`,
  );
}

export function describeCancellation(dataDir: string): string {
  return `To cancel it, empty this place: delete the objects in the bucket that begin with the "storagePrefix" in ${pathIn(dataDir)} (or, without a bucket, the folder "uploads"), then that file.`;
}
