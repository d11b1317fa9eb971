import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import { isStoredName } from '../uploads/storage/file-store.ts';

/** The only files in the folder of a backup. */
export const backupEntries = {
  facts: 'backup.json',
  /** In the form of `sha256sum`, over all other files. It is written last: without it, a backup is incomplete. */
  manifest: 'manifest.sha256',
  files: 'files',
  databases: { sqlite: 'database.sqlite', postgres: 'database.dump' },
} as const satisfies Record<string, string | Record<Database['dialect'], string>>;

const count = z.int().check(z.nonnegative());

const factsSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  /** When the copy of the database was taken. */
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The major version of the program that wrote a dump; null for SQLite. */
  postgresVersion: z.nullable(count),
  migrations: z.array(z.string()),
  /** Rows by table. */
  tables: z.record(z.string(), count),
  files: z.object({ count, bytes: count }),
  /** Files that the copied database names, but that a visitor removed during the backup. */
  removed: z.array(z.string()),
  /** Files that were missing from the store. */
  missing: z.array(z.string()),
  /** Files that differ from what was received; the backup has them as found. */
  damaged: z.array(z.string()),
  /** The prefix of the original's file keys in a bucket. */
  storagePrefix: z.string(),
});

/** The contents of `backup.json`. */
export type BackupFacts = z.infer<typeof factsSchema>;

/** @throws OperatorError if a folder holds no backup that this version reads. */
export async function readFacts(folder: string): Promise<BackupFacts> {
  const text = await readFile(join(folder, backupEntries.facts), 'utf8').catch((error: unknown) => {
    throw new OperatorError(
      `There is no backup in ${folder}: ${backupEntries.facts} is missing. Use another backup.`,
      { cause: error },
    );
  });
  try {
    return factsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new OperatorError(
      `${backupEntries.facts} in ${folder} cannot be read: it is damaged, or a later version of this program wrote it. Use another backup, or that version.`,
      { cause: error },
    );
  }
}

/** A line of the manifest; `path` is within the backup's folder. */
export interface ManifestEntry {
  path: string;
  sha256: string;
}

const manifestLine = /^([\da-f]{64}) {2}(\S+)$/;

export function toManifestLine({ path, sha256 }: ManifestEntry): string {
  return `${sha256}  ${path}\n`;
}

/** Reads a manifest; an invalid line, such as a path outside the folder, is undefined. */
export async function readManifest(folder: string): Promise<(ManifestEntry | undefined)[]> {
  const text = await readFile(join(folder, backupEntries.manifest), 'utf8');
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const [, sha256 = '', path = ''] = manifestLine.exec(line) ?? [];
      const isOurs = ownPaths.includes(path) || findStoredName(path) !== undefined;
      return isOurs ? { path, sha256 } : undefined;
    });
}

const ownPaths: readonly string[] = [
  backupEntries.facts,
  ...Object.values(backupEntries.databases),
];

/** The stored name of the upload at a path in a backup; undefined for any other file. */
export function findStoredName(path: string): string | undefined {
  const name = path.replace(`${backupEntries.files}/`, '');
  return path === toBackupPath(name) && isStoredName(name) ? name : undefined;
}

/** The path of a stored file in a backup. */
export function toBackupPath(name: string): string {
  return `${backupEntries.files}/${name}`;
}
