import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a scanner behaves once its moment has come. */
export type ScannerBehaviour =
  | 'clean'
  | 'infected'
  | 'size limit'
  | 'half an answer'
  | 'reset'
  | 'close'
  | 'silent';

export type ScannerMoment = 'at connect' | 'mid-stream' | 'after the stream';

export interface ScannerMood {
  behaviour: ScannerBehaviour;
  moment: ScannerMoment;
  /** Milliseconds before it acts. */
  delay?: number;
}

export interface ScannerServer {
  url: string;
  /** The sizes of the files that it received whole. */
  received: number[];
  /** How the next connections are treated, one mood each; the last one stays. */
  setMoods(...moods: readonly ScannerMood[]): void;
  countConnections(): number;
  stop(): Promise<void>;
}

const midStream = 70_000;
const calm: ScannerMood = { behaviour: 'clean', moment: 'after the stream' };

/** A scanner that speaks clamd's INSTREAM, and misbehaves as told. */
export async function startScannerServer(...first: readonly ScannerMood[]): Promise<ScannerServer> {
  let moods = [...first];
  const received: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? calm;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients that give up reset the connection.
    socket.on('error', () => undefined);
    serveConnection(socket, mood, (size) => received.push(size));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    setMoods: (...next) => {
      moods = [...next];
    },
    countConnections: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function serveConnection(
  socket: Socket,
  { behaviour, moment, delay = 0 }: ScannerMood,
  onReceived: (size: number) => void,
): void {
  const now = () =>
    setTimeout(() => {
      act(socket, behaviour);
    }, delay);
  if (moment === 'at connect') {
    // What arrives is still read, as by a scanner whose answer was decided early.
    socket.resume();
    now();
    return;
  }
  let bytes = Buffer.alloc(0);
  let hasActed = false;
  socket.on('data', (piece: Buffer) => {
    bytes = Buffer.concat([bytes, piece]);
    const size = readStream(bytes);
    if (size !== undefined) onReceived(size);
    const isTime = moment === 'mid-stream' ? bytes.length > midStream : size !== undefined;
    if (hasActed || !isTime) return;
    hasActed = true;
    now();
  });
}

/** The size of the streamed file once its end mark has come: a piece of length zero. */
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

const answers: Partial<Record<ScannerBehaviour, string>> = {
  clean: 'stream: OK\0',
  infected: 'stream: Eicar-Test-Signature FOUND\0',
  'size limit': 'INSTREAM size limit exceeded. ERROR\0',
  'half an answer': 'stream: O',
};

function act(socket: Socket, behaviour: ScannerBehaviour): void {
  const answer = answers[behaviour];
  if (answer !== undefined) socket.end(answer);
  else if (behaviour === 'reset') socket.resetAndDestroy();
  else if (behaviour === 'close') socket.end();
}
