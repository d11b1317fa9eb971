import type { Config } from '../../config/config.ts';
import { createFolderStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/**
 * Opens the bucket if one is set, otherwise the folder.
 * @param storagePrefix the prefix of every key in a bucket; see `findStoragePrefix`.
 */
export async function openStore({ bucket, uploadsDir }: Config['files'], storagePrefix: string) {
  return bucket === undefined
    ? createFolderStore(uploadsDir)
    : createS3Store(bucket, storagePrefix);
}
