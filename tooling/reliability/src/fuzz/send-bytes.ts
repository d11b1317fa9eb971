import { connect } from 'node:net';

/**
 * Sends bytes on a new connection.
 * @param awaited what to wait for, at most so many milliseconds: the client ends the connection to
 * get a first response, since an incomplete request gets it only then.
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
  // Closing the connection also counts as a response.
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
