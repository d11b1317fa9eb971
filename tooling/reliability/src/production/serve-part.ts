import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { startBucketServer, startMailServer } from '@kestrova/api/testing';

/*
 * The mail server or the bucket as a process of its own, which can be killed and halted. It writes
 * JSON lines: an empty one when it listens, then each email before it is accepted. It also ends when
 * its standard input does, so that it outlives nobody.
 */
const [kind, port = '', folder = ''] = process.argv.slice(2);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

mkdirSync(folder, { recursive: true });
const server =
  kind === 'mail'
    ? await startMailServer(Number(port), ({ messageId = '', to, text = '' }) => {
        print({ messageId, to: to?.[0]?.address ?? '', text });
      })
    : await startBucketServer({ port: Number(port), folder });
print({});
await once(process.stdin.resume(), 'end');
await server.stop();
