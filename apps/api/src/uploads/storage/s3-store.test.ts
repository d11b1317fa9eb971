import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { isFileOpen } from '../../testing/files.ts';
import { createTemporaryFolder } from '../../testing/open-for-test.ts';
import { startTcpServer } from '../../testing/tcp-server.ts';
import { until } from '../../testing/until.ts';
import { createS3Store } from './s3-store.ts';

const path = join(createTemporaryFolder(), 'file');
const file = { path, size: 2_000_000, sha256: 'any' };
writeFileSync(path, Buffer.alloc(file.size));

test.each([
  ['rejects before it has read', 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'],
  ['breaks off', undefined],
])('closes the file if a bucket %s', async (_, reply) => {
  await using bucket = await startTcpServer((socket) => {
    socket.once('data', () => {
      socket.pause();
      if (reply === undefined) socket.resetAndDestroy();
      else socket.write(reply);
    });
  });
  const config = {
    name: 'applications',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${bucket.port}`,
    accessKeyId: 'any',
    secretAccessKey: 'any',
  };
  using store = createS3Store(config, '');
  await expect(store.save('name', file)).rejects.toThrow(UnavailableError);
  await until(() => !isFileOpen(path));
});
