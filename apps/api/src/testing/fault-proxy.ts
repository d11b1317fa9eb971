import { connect, type Socket } from 'node:net';
import { startTcpServer } from './tcp-server.ts';

/** The part of a chunk to pass on, and what to do with the connection afterwards. */
export interface Verdict {
  pass: Buffer;
  next: 'continue' | 'end' | 'reset' | 'freeze';
}

/** Decides on each chunk of one direction of one connection; `seen` bytes came before it. */
export type Tamper = (chunk: Buffer, seen: number) => Verdict;

/** Faults of one connection; a direction without a `Tamper` passes everything. */
export interface ConnectionFault {
  fromClient?: Tamper;
  fromServer?: Tamper;
}

/**
 * Starts a TCP proxy in front of the server at `target`, whose connections can be cut, ended, reset or
 * frozen at any byte.
 */
export async function startFaultProxy(target: string) {
  const address = new URL(target);
  const { hostname, port } = address;
  let createFault = (): ConnectionFault => ({});
  const proxy = await startTcpServer((client) => {
    const server = connect(Number(port), hostname);
    const fault = createFault();
    // Resets are expected; both ends are closed together.
    server.on('error', () => undefined);
    client.on('close', () => server.destroy());
    server.on('close', () => client.end());
    relay(client, server, fault.fromClient, [client, server]);
    relay(server, client, fault.fromServer, [client, server]);
  });
  address.host = `127.0.0.1:${proxy.port}`;
  return {
    /** The address of the target with this proxy as its host and port. */
    url: address.href,
    /** Closes the open connections; `create` is called once for each new one. */
    setFault: (create: () => ConnectionFault = () => ({})) => {
      createFault = create;
      proxy.drop();
    },
    [Symbol.asyncDispose]: proxy.stop,
  };
}

function relay(
  from: Socket,
  to: Socket,
  tamper: Tamper | undefined,
  [client, server]: [Socket, Socket],
): void {
  let seen = 0;
  from.on('data', (chunk: Buffer) => {
    const { pass, next } = tamper?.(chunk, seen) ?? { pass: chunk, next: 'continue' };
    seen += chunk.length;
    if (pass.length > 0) to.write(pass);
    if (next === 'continue') return;
    from.removeAllListeners('data');
    from.pause();
    if (next === 'freeze') return;
    server.destroy();
    if (next === 'end') client.end();
    else client.resetAndDestroy();
  });
}

/** Passes `limit` bytes of a connection's direction, and then applies `next`. */
export function after(limit: number, next: Verdict['next']): Tamper {
  return (chunk, seen) =>
    seen + chunk.length < limit
      ? { pass: chunk, next: 'continue' }
      : { pass: chunk.subarray(0, limit - seen), next };
}
