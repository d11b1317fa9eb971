import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { UnavailableError } from '../../errors.ts';
import type { LocalFile } from '../../files/hashed-files.ts';
import { isStoredName, MissingFileError, type FileStore } from './file-store.ts';
import { withTimeout } from '../../time.ts';

export interface BucketConfig {
  name: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/**
 * Timeouts of whole operations, in milliseconds: with a failed `save` the response comes within ten
 * seconds. `silence` applies while content is read.
 */
const timeouts = { save: 6000, open: 3000, remove: 2000, check: 2500, silence: 10_000 };

/**
 * Keeps files in an S3-compatible bucket.
 * @param prefix the prefix of every key: empty, or ends in `/`. Two databases never share one.
 */
export function createS3Store(bucket: BucketConfig, prefix: string): FileStore {
  const client = createClient(bucket);
  const uploads = { Bucket: bucket.name, Prefix: `${prefix}uploads/` };
  const object = (name: string) => ({ Bucket: bucket.name, Key: `${uploads.Prefix}${name}` });
  return {
    async save(name, file) {
      try {
        await withTimeout(timeouts.save, async (abortSignal) => {
          await putFile(client, object(name), file, abortSignal);
          const kept = await client.send(new HeadObjectCommand(object(name)), { abortSignal });
          if (kept.ContentLength !== file.size) throw new Error('the bucket kept another size');
        });
      } catch (error) {
        throw new UnavailableError('', { cause: error, dependency: 'store' });
      }
    },
    async open(name) {
      const { Body } = await withTimeout(timeouts.open, (abortSignal) =>
        client.send(new GetObjectCommand(object(name)), { abortSignal }),
      ).catch((error: unknown) => {
        throw isMissing(error) ? new MissingFileError(name, error) : error;
      });
      if (!(Body instanceof Readable)) throw new Error(`the bucket gave no content for ${name}`);
      return Body;
    },
    async remove(name) {
      await withTimeout(timeouts.remove, (abortSignal) =>
        client.send(new DeleteObjectCommand(object(name)), { abortSignal }),
      );
    },
    list: () => listObjects(client, uploads),
    async check() {
      const probe = { Bucket: bucket.name, Key: `${prefix}probe` };
      await withTimeout(timeouts.check, async (abortSignal) => {
        await client.send(new PutObjectCommand({ ...probe, Body: 'probe' }), { abortSignal });
        await client.send(new DeleteObjectCommand(probe), { abortSignal });
      });
    },
    [Symbol.dispose]: () => client.destroy(),
  };
}

const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

function createClient(bucket: BucketConfig): S3Client {
  const { accessKeyId, secretAccessKey, endpoint } = bucket;
  return new S3Client({
    region: bucket.region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    // With the default checksums some S3-compatible servers store the checksum's framing as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The default writes to the console; failures are thrown and logged by the error handler.
    logger: silentLogger,
    // A stream cannot be read twice; the visitor's retry is the second attempt.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 2000,
      // For pages of a list; every other operation has a timeout as a whole.
      requestTimeout: timeouts.silence,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
    },
  });
}

/** Uploads a file. If sending fails, the SDK leaves the stream open. */
async function putFile(
  client: S3Client,
  object: { Bucket: string; Key: string },
  file: LocalFile,
  abortSignal: AbortSignal,
): Promise<void> {
  await using handle = await open(file.path, 'r');
  const body = handle.createReadStream();
  // The request that reads it throws; later errors can be ignored.
  body.on('error', () => undefined);
  const command = new PutObjectCommand({
    ...object,
    Body: body,
    ContentLength: file.size,
    Metadata: { sha256: file.sha256 },
  });
  try {
    await client.send(command, { abortSignal });
  } finally {
    body.destroy();
  }
}

async function* listObjects(
  client: S3Client,
  { Bucket, Prefix }: { Bucket: string; Prefix: string },
): AsyncGenerator<string> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key = '' } of page.Contents ?? []) {
      const name = Key.slice(Prefix.length);
      if (isStoredName(name)) yield name;
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
