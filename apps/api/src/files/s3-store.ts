import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Fault } from '../errors/refusal.ts';
import { sentenceFor } from '../errors/error-answer.ts';
import type { FileStore, StoredFile } from './file-store.ts';

export interface BucketSettings {
  name: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

const prefix = 'uploads/';
const timeout = 6000;

/** Keeps files in an S3-compatible bucket. */
export function createS3Store(bucket: BucketSettings): FileStore {
  const client = createClient(bucket);
  const object = (name: string) => ({ Bucket: bucket.name, Key: `${prefix}${name}` });
  return {
    async save(name, file) {
      try {
        await client.send(
          new PutObjectCommand({
            ...object(name),
            Body: createReadStream(file.path),
            ContentLength: file.size,
            Metadata: { sha256: file.sha256 },
          }),
        );
        const kept = await client.send(new HeadObjectCommand(object(name)));
        if (kept.ContentLength !== file.size) throw new Error('the bucket kept another size');
      } catch (error) {
        throw new Fault(503, sentenceFor(503), error);
      }
    },
    async open(name) {
      const { Body } = await client.send(new GetObjectCommand(object(name)));
      if (!(Body instanceof Readable)) throw new Error(`the bucket gave no content for ${name}`);
      return Body;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    list: () => listFiles(client, bucket.name),
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket.name }));
    },
    close: () => {
      client.destroy();
    },
  };
}

function createClient(bucket: BucketSettings): S3Client {
  const { accessKeyId, secretAccessKey, endpoint } = bucket;
  return new S3Client({
    region: bucket.region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    // With the default checksums some S3-compatible servers keep the checksum's framing as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A stream cannot be read twice, so the visitor's own retry is the second attempt.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 2000, requestTimeout: timeout },
  });
}

async function* listFiles(client: S3Client, bucket: string): AsyncGenerator<StoredFile> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const page of pages) {
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified !== undefined) {
        yield { name: Key.slice(prefix.length), savedAt: LastModified };
      }
    }
  }
}
