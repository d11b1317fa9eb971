import { connect } from 'node:net';
import { createAttacks } from './attacks.ts';
import type { Dice } from './inputs.ts';

/** Milliseconds. */
const maxResponseTime = 3000;

const application = 'POST /v1/website/job/application HTTP/1.1\r\nHost: a\r\n';
const contact = 'POST /v1/website/contact/new-contact-request HTTP/1.1\r\nHost: a\r\n';
const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n\r\n';

/** Requests that no HTTP library would send. */
const requests: Readonly<Record<string, (dice: Dice) => string>> = {
  'noise on the wire': (dice) =>
    Array.from({ length: dice.int(1, 2000) }, () => String.fromCodePoint(dice.int(0, 256))).join(
      '',
    ),
  'header flood': (dice) => `${get}${'X-A: b\r\n'.repeat(dice.int(1, 5000))}\r\n`,
  'long header': (dice) => `${get}X-A: ${'b'.repeat(dice.int(1, 60_000))}\r\n\r\n`,
  'two lengths': () => `${application}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  'length and chunks': () => `${application}Content-Length: 5\r\n${chunked}0\r\n\r\n`,
  'broken chunks': () => `${contact}${chunked}zz\r\n`,
  'unknown method': () => 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  'no host': () => 'GET / HTTP/1.1\r\n\r\n',
  'old protocol': () => 'GET /v1/website/job/get-all-jobs HTTP/1.0\r\n\r\n',
  'absolute URL': () =>
    'GET http://evil.example/v1/website/job/get-all-jobs HTTP/1.1\r\nHost: a\r\n\r\n',
  'NUL in the path': () => 'GET /v1/\0 HTTP/1.1\r\nHost: a\r\n\r\n',
};

/** Attacks on the connection itself. */
export const rawAttacks = Object.entries(requests).flatMap(([kind, create]) =>
  createAttacks(
    { [kind]: ({ port }, dice) => sendRaw(port, Buffer.from(create(dice), 'latin1')) },
    { weight: 2 },
  ),
);

/** Sends bytes and reads the status line; a response need not come, and then it is 0. */
async function sendRaw(port: number, request: Buffer): Promise<number> {
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
  return promise;
}
