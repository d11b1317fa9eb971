import { connect } from 'node:net';
import { createAttacks } from './attacks.ts';
import { createAmbiguousRequests } from './ambiguous-requests.ts';
import type { Dice } from './inputs.ts';

const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
const ambiguous = Object.values(createAmbiguousRequests(get));

/** Requests that no HTTP library would send. */
const requests: Readonly<Record<string, (dice: Dice) => string>> = {
  'noise on the wire': (dice) => {
    const codes = Array.from({ length: dice.int(1, 2000) }, () => dice.int(0, 256));
    return String.fromCodePoint(...codes);
  },
  'header flood': (dice) => `${get}${'X-A: b\r\n'.repeat(dice.int(1, 5000))}\r\n`,
  'long header': (dice) => `${get}X-A: ${'b'.repeat(dice.int(1, 60_000))}\r\n\r\n`,
  'unknown method': () => 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  'no host': () => 'GET / HTTP/1.1\r\n\r\n',
  'NUL in the path': () => 'GET /v1/\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'what two servers may read differently': (dice) => dice.oneOf(ambiguous),
};

/** Attacks on the connection itself; a response need not come, and then the status is 0. */
export const rawAttacks = Object.entries(requests).flatMap(([kind, create]) =>
  createAttacks(
    {
      async [kind]({ port }, dice) {
        const connection = await sendBytes(port, create(dice), 3000, 'first response');
        connection.close();
        return Number(connection.readStatuses()[0] ?? 0);
      },
    },
    { weight: 2 },
  ),
);

/**
 * Sends bytes on a connection of their own.
 * @param awaited what to wait for, at most so many milliseconds: the client ends the connection to get
 *   a first response, since an incomplete request gets it only then.
 */
export async function sendBytes(
  port: number,
  bytes: string,
  milliseconds: number,
  awaited: 'first response' | 'all responses',
) {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<void>();
  let received = '';
  socket.setTimeout(milliseconds, resolve);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    if (awaited === 'first response') resolve();
  });
  // A server that closes the connection has answered too.
  socket.on('error', () => resolve()).on('close', () => resolve());
  socket.write(bytes, 'latin1');
  if (awaited === 'first response') socket.end();
  await promise;
  return {
    close: () => socket.destroy(),
    readStatuses: () =>
      Array.from(received.matchAll(/HTTP\/1\.\d (\d{3})/g), ([, status]) => status),
  };
}
