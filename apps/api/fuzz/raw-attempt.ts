import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import type { Attempt } from './attempt.ts';

const maxResponseTime = 3000;

/** Requests that no HTTP library would send. */
const requests: readonly (() => readonly [string, string | Buffer])[] = [
  () => ['noise on the wire', randomBytes(randomInt(1, 2000))],
  () => [
    'header flood',
    `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(randomInt(1, 5000))}\r\n`,
  ],
  () => [
    'long header',
    `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(randomInt(1, 60_000))}\r\n\r\n`,
  ],
  () => [
    'two lengths',
    'POST /v1/website/job/application HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  ],
  () => [
    'length and chunks',
    'POST /v1/website/job/application HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  () => [
    'broken chunks',
    'POST /v1/website/contact/new-contact-request HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ],
  () => ['unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
  () => ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  () => ['old protocol', 'GET /v1/website/job/get-all-jobs HTTP/1.0\r\n\r\n'],
  () => [
    'absolute URL',
    'GET http://evil.example/v1/website/job/get-all-jobs HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  () => ['NUL in the path', 'GET /v1/\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
];

/** Sends one of them and reads the status line; a response need not come. */
export async function attemptRaw(port: number): Promise<Attempt> {
  const [kind, request] = (requests[randomInt(requests.length)] as (typeof requests)[number])();
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const read = () => {
    resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0));
    socket.destroy();
  };
  socket.setTimeout(maxResponseTime, read);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    read();
  });
  socket.on('error', read);
  socket.on('close', read);
  socket.write(request);
  // An incomplete request gets its response only once the connection ends.
  socket.end();
  return { kind, status: await promise, isWrong: false };
}
