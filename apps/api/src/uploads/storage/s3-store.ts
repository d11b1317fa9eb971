import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ServerError } from '../../plugins/errors/http-errors.ts';
import { statusMessage } from '../../plugins/errors/error-response.ts';
import type { FileStore, IncomingFile } from './file-store.ts';
import { createS3Quarantine, isMissing, listObjects } from './s3-quarantine.ts';
import { withTimeout } from '../with-timeout.ts';

export interface BucketSettings {
  name: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/**
 * Milliseconds that a whole operation may take: a visitor who waits for a `save` that fails and then
 * for a `remove` still has an answer within ten seconds. `silence` is for content being read.
 */
const timeouts = { save: 6000, open: 3000, remove: 2000, check: 2500, silence: 10_000 };

/**
 * Keeps files in an S3-compatible bucket.
 * @param prefix what every key begins with: empty, or ends in `/`. Two databases never share one.
 */
export function createS3Store(bucket: BucketSettings, prefix: string): FileStore {
  const client = createClient(bucket);
  const uploads = { Bucket: bucket.name, Prefix: `${prefix}uploads/` };
  const object = (name: string) => ({ Bucket: bucket.name, Key: `${uploads.Prefix}${name}` });
  const quarantined = { Bucket: bucket.name, Prefix: `${prefix}quarantine/` };
  const setAside = (name: string) => ({ Bucket: bucket.name, Key: `${quarantined.Prefix}${name}` });
  return {
    async save(name, file) {
      try {
        await withTimeout(timeouts.save, async (abortSignal) => {
          await putFile(client, object(name), file, abortSignal);
          const kept = await client.send(new HeadObjectCommand(object(name)), { abortSignal });
          if (kept.ContentLength !== file.size) throw new Error('the bucket kept another size');
        });
      } catch (error) {
        throw new ServerError(503, statusMessage(503), error);
      }
    },
    async open(name) {
      const { Body } = await withTimeout(timeouts.open, (abortSignal) =>
        client.send(new GetObjectCommand(object(name)), { abortSignal }).catch((error) => {
          if (!isMissing(error)) throw error;
          return client.send(new GetObjectCommand(setAside(name)), { abortSignal });
        }),
      );
      if (!(Body instanceof Readable)) throw new Error(`the bucket gave no content for ${name}`);
      return Body;
    },
    async remove(name) {
      const places = [object(name), setAside(name)];
      await withTimeout(timeouts.remove, (abortSignal) =>
        Promise.all(
          places.map((place) => client.send(new DeleteObjectCommand(place), { abortSignal })),
        ),
      );
    },
    list: () => listObjects(client, uploads),
    quarantine: createS3Quarantine(client, uploads, quarantined),
    async check() {
      const probe = { Bucket: bucket.name, Key: `${prefix}probe` };
      await withTimeout(timeouts.check, async (abortSignal) => {
        await client.send(new PutObjectCommand({ ...probe, Body: 'probe' }), { abortSignal });
        await client.send(new DeleteObjectCommand(probe), { abortSignal });
      });
    },
    close: () => {
      client.destroy();
    },
  };
}

const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

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
    // It would write to the console; what fails is thrown, and logged where it is answered.
    logger: silentLogger,
    // A stream cannot be read twice, so the visitor's own retry is the second attempt.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 2000,
      // For pages of a list; everything else has its own time as a whole.
      requestTimeout: timeouts.silence,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
    },
  });
}

/** Sends a file. The SDK leaves a stream open that it could not send to its end. */
async function putFile(
  client: S3Client,
  object: { Bucket: string; Key: string },
  file: IncomingFile,
  abortSignal: AbortSignal,
): Promise<void> {
  const handle = await open(file.path, 'r');
  const body = handle.createReadStream();
  // Told through the request that reads it, or of no interest once that has failed.
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
    await handle.close();
  }
}
