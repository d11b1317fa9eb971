import type { Socket } from 'node:net';
import { startTcpServer } from './tcp-server.ts';

/** How a scanner behaves once its moment has come. */
const failures = ['reset', 'close', 'silent', 'size limit', 'half a reply'] as const;
type ScannerBehavior = 'clean' | 'infected' | (typeof failures)[number];

const moments = ['at connect', 'mid-stream', 'after the stream'] as const;

interface ScannerMode {
  behavior: ScannerBehavior;
  moment: (typeof moments)[number];
}

/** Every way in which a scanner gives no verdict. */
export const scannerFaults = moments.flatMap((moment) =>
  failures.map((behavior): ScannerMode => ({ behavior, moment })),
);

const midStream = 70_000;
const defaultMode: ScannerMode = { behavior: 'clean', moment: 'after the stream' };

/** A scanner with clamd's INSTREAM protocol; its mode sets its faults. */
export async function startScannerServer(...first: readonly ScannerMode[]) {
  let modes = [...first];
  const received: number[] = [];
  const server = await startTcpServer((socket) => {
    const mode = (modes.length > 1 ? modes.shift() : modes[0]) ?? defaultMode;
    serveConnection(socket, mode, (size) => received.push(size));
  });
  return {
    ...server,
    url: `tcp://127.0.0.1:${server.port}`,
    /** The sizes of the files that it received whole. */
    received,
    /** How the next connections are treated, one mode each; the last one stays. */
    setModes: (...next: readonly ScannerMode[]) => {
      modes = [...next];
    },
  };
}

function serveConnection(
  socket: Socket,
  { behavior, moment }: ScannerMode,
  onReceived: (size: number) => void,
): void {
  if (moment === 'at connect') {
    // What arrives is still read, as by a scanner whose reply comes early.
    socket.resume();
    act(socket, behavior);
    return;
  }
  let bytes = Buffer.alloc(0);
  let hasActed = false;
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    const size = readStream(bytes);
    if (size !== undefined) onReceived(size);
    const isDue = moment === 'mid-stream' ? bytes.length > midStream : size !== undefined;
    if (hasActed || !isDue) return;
    hasActed = true;
    act(socket, behavior);
  });
}

/** The size of the streamed file once its end mark has come: a chunk of length zero. */
function readStream(bytes: Buffer): number | undefined {
  let at = bytes.indexOf(0) + 1;
  let total = 0;
  while (at > 0 && at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return total;
    total += length;
    at += 4 + length;
  }
  return undefined;
}

const replies: Partial<Record<ScannerBehavior, string>> = {
  clean: 'stream: OK\0',
  infected: 'stream: Eicar-Test-Signature FOUND\0',
  'size limit': 'INSTREAM size limit exceeded. ERROR\0',
  'half a reply': 'stream: O',
};

function act(socket: Socket, behavior: ScannerBehavior): void {
  const reply = replies[behavior];
  if (reply !== undefined) socket.end(reply);
  else if (behavior === 'reset') socket.resetAndDestroy();
  else if (behavior === 'close') socket.end();
}
