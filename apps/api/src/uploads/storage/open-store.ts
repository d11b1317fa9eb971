import type { Queries } from '../../database/open-database.ts';
import { findStoragePrefix } from '../../database/server-state.ts';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** Opens the file store of a database: its prefix of the bucket where one is set, else a folder. */
export async function openStore(
  { bucket, uploadsDir, quarantineDir }: Config['files'],
  queries: Queries,
): Promise<FileStore> {
  if (bucket === undefined) return createFolderStore(uploadsDir, quarantineDir);
  return createS3Store(bucket, await findStoragePrefix(queries));
}
