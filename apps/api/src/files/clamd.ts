import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Fault } from '../errors/refusal.ts';
import type { IncomingFile } from './file-store.ts';

/** Looks for malware in a file; @returns whether it is clean. */
export type Scan = (file: IncomingFile) => Promise<boolean>;

const timeout = 8000;
const pieceSize = 65_536;

/**
 * Creates a scan by clamd's INSTREAM command at `tcp://host:port` or `unix:/path`. A scanner that
 * cannot answer refuses the file: nothing unseen is kept.
 */
export function createClamdScan(url: string): Scan {
  return async (file) => {
    const socket = openSocket(new URL(url));
    socket.setTimeout(timeout, () => socket.destroy(new Error('clamd took too long')));
    try {
      await once(socket, 'connect');
      const answer = text(socket);
      socket.write('zINSTREAM\0');
      await sendPieces(socket, file);
      const words = (await answer).replaceAll('\0', '').trim();
      if (words.endsWith('OK')) return true;
      if (words.endsWith('FOUND')) return false;
      throw new Error(`clamd answered: ${words}`);
    } catch (error) {
      throw new Fault(
        503,
        'Your file cannot be checked at the moment. Nothing you entered is lost; please try again in a few minutes.',
        error,
      );
    } finally {
      socket.destroy();
    }
  };
}

function openSocket(url: URL): Socket {
  return url.protocol === 'unix:'
    ? connect(decodeURIComponent(url.pathname))
    : connect(Number(url.port === '' ? 3310 : url.port), url.hostname);
}

/** Each piece is preceded by its length; a length of zero ends the stream. */
async function sendPieces(socket: Socket, file: IncomingFile): Promise<void> {
  const pieces: AsyncIterable<Buffer> = createReadStream(file.path, { highWaterMark: pieceSize });
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}
