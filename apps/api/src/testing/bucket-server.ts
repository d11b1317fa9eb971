import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Store } from 's3rver';
import { until } from './until.ts';

/** An S3-compatible server with an empty bucket. */
export async function startBucketServer() {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'applications', configs: [] }],
  });
  answerOnceWritten(server.store);
  const { port } = (await server.run()) as AddressInfo;
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    stop,
    [Symbol.asyncDispose]: stop,
    /** The environment of a server that stores its files here. */
    environment: {
      S3_BUCKET: 'applications',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}

/** s3rver answers before the whole file is written, so a request right after that finds a smaller one. */
function answerOnceWritten(store: Store): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const put = await putObject(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    await until(() => statSync(path, { throwIfNoEntry: false })?.size === put.size);
    return put;
  };
}
