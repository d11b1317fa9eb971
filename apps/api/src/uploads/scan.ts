import { open, type FileHandle } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { ServerError } from '../plugins/errors/http-errors.ts';
import type { IncomingFile } from './storage/file-store.ts';
import { withTimeout } from './with-timeout.ts';

/** Looks for malware in a file; @returns whether it is clean. */
export type Scan = (file: IncomingFile) => Promise<boolean>;

/** For one file, in milliseconds; two files stay under ten seconds together. */
const scanTimeout = 4500;
const pieceSize = 65_536;
/** No response is longer, in characters. */
const maxReply = 1000;

/**
 * Creates a scan by clamd's INSTREAM command at `tcp://host:port` or `unix:/path`. A scanner that
 * cannot answer refuses the file: nothing unseen is kept.
 */
export function createClamdScan(url: string, timeoutMs = scanTimeout): Scan {
  return async (file) => {
    try {
      const reply = await askScanner(new URL(url), file, timeoutMs);
      if (reply === 'stream: OK') return true;
      if (reply.endsWith(' FOUND')) return false;
      throw new Error(`clamd answered: ${reply}`);
    } catch (error) {
      throw new ServerError(
        503,
        'Your file cannot be checked at the moment. Nothing you entered is lost; please try again in a few minutes.',
        error,
      );
    }
  };
}

/** Sends the file and reads the reply at the same time: clamd may answer in the middle of it. */
async function askScanner(url: URL, file: IncomingFile, timeoutMs: number): Promise<string> {
  const handle = await open(file.path, 'r');
  const socket = openSocket(url);
  try {
    return await withTimeout(timeoutMs, async (signal) => {
      const reply = readReply(socket);
      const sent = pipeline(() => createPieces(handle), socket, { end: false, signal });
      // Whichever ends first: a reply, or a connection that breaks.
      return Promise.race([reply, sent.then(() => reply)]);
    });
  } finally {
    socket.destroy();
    await handle.close();
  }
}

function openSocket(url: URL): Socket {
  return url.protocol === 'unix:'
    ? connect(decodeURIComponent(url.pathname))
    : connect(Number(url.port === '' ? 3310 : url.port), url.hostname);
}

/** A reply to a `z` command ends with NUL; what ends before is half a reply, and none. */
function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = () => {
      reject(new Error('clamd closed the connection without a whole answer'));
    };
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      text += piece;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > maxReply) fail();
    });
    socket.on('error', reject);
    socket.on('end', fail);
    socket.on('close', fail);
  });
}

/** Each piece is preceded by its length; a length of zero ends the stream. */
async function* createPieces(handle: FileHandle): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const pieces: AsyncIterable<Buffer> = handle.createReadStream({ highWaterMark: pieceSize });
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}
