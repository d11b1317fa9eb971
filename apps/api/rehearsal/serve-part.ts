import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';
import { startMailServer } from '../src/testing/mail-server.ts';

/*
 * The mail server or the bucket as a process of its own, which can be killed and halted. It writes
 * JSON lines: an empty one when it listens, then each email before it is accepted. It also ends when
 * its standard input does, so that it outlives nobody.
 */
const [kind, port = '', folder = ''] = process.argv.slice(2);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function startMail() {
  const server = await startMailServer(Number(port), ({ messageId = '', to, text = '' }) => {
    print({ messageId, to: to?.[0]?.address ?? '', text });
  });
  return () => server.stop();
}

async function startBucket() {
  mkdirSync(folder, { recursive: true });
  const server = new S3rver({
    port: Number(port),
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'applications', configs: [] }],
  });
  await server.run();
  return () => server.close();
}

const stop = await (kind === 'mail' ? startMail() : startBucket());
print({});
await once(process.stdin.resume(), 'end');
await stop();
