import {
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isStoredName, type Quarantine, type StoreEntry } from './file-store.ts';

/** One folder of a bucket; the prefix ends in `/`. */
interface BucketFolder {
  Bucket: string;
  Prefix: string;
}

/**
 * The quarantine of a bucket. Nothing can be moved there in one step, so a restored file
 * keeps its copy in quarantine until that is due: two instances that move it at the same time never
 * delete both.
 */
export function createS3Quarantine(
  client: S3Client,
  uploads: BucketFolder,
  quarantine: BucketFolder,
): Quarantine {
  return {
    async add(name) {
      // The copy's date is when the file was quarantined.
      if (!(await copyObject(client, keyOf(uploads, name), keyOf(quarantine, name)))) return false;
      if (!(await hasObject(client, keyOf(quarantine, name)))) {
        throw new Error(`the bucket kept no copy of ${name}`);
      }
      await client.send(new DeleteObjectCommand(keyOf(uploads, name)));
      return true;
    },
    async restore(name) {
      if (await hasObject(client, keyOf(uploads, name))) return;
      await copyObject(client, keyOf(quarantine, name), keyOf(uploads, name));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(quarantine, name)));
    },
    list: () => listObjects(client, quarantine),
  };
}

interface ObjectKey {
  Bucket: string;
  Key: string;
}

function keyOf({ Bucket, Prefix }: BucketFolder, name: string): ObjectKey {
  return { Bucket, Key: `${Prefix}${name}` };
}

/** @returns false where there is nothing to copy: another instance moved it. */
async function copyObject(client: S3Client, from: ObjectKey, to: ObjectKey): Promise<boolean> {
  const copy = new CopyObjectCommand({ ...to, CopySource: `${from.Bucket}/${from.Key}` });
  return isThere(client.send(copy));
}

async function hasObject(client: S3Client, key: ObjectKey): Promise<boolean> {
  return isThere(client.send(new HeadObjectCommand(key)));
}

async function isThere(response: Promise<unknown>): Promise<boolean> {
  try {
    await response;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Lists the files that `isStoredName` in one folder of a bucket. */
export async function* listObjects(
  client: S3Client,
  { Bucket, Prefix }: BucketFolder,
): AsyncGenerator<StoreEntry> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const name = Key.slice(Prefix.length);
      if (LastModified !== undefined && isStoredName(name)) yield { name, savedAt: LastModified };
    }
  }
}

/** Whether the bucket says that there is no such object; HEAD has no body to say it in. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
