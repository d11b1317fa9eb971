import { open, type FileHandle } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { UnavailableError } from '../errors.ts';
import { withTimeout } from '../time.ts';

/** Scans the file at a path for malware; @returns whether it is clean. */
export type Scan = (path: string) => Promise<boolean>;

/** For one file, in milliseconds; two files stay under ten seconds. */
const scanTimeout = 4500;
/** What visitors read if the scanner does not reply. */
const uncheckedMessage =
  'Your file cannot be checked at the moment. Nothing you entered is lost; please try again in a few minutes.';
const chunkSize = 65_536;
/** Max length of a reply, in characters. */
const maxReply = 1000;

/**
 * Creates a scan by clamd's INSTREAM command at `tcp://host:port` or `unix:/path`.
 * @throws UnavailableError if the scanner does not reply: an unscanned file is not accepted.
 */
export function createClamdScan(url: string, timeoutMs = scanTimeout): Scan {
  return async (path) => {
    try {
      const reply = await sendToScanner(new URL(url), path, timeoutMs);
      if (reply === 'stream: OK') return true;
      if (reply.endsWith(' FOUND')) return false;
      throw new Error(`clamd replied: ${reply}`);
    } catch (error) {
      throw new UnavailableError(uncheckedMessage, { cause: error, dependency: 'scanner' });
    }
  };
}

/** Sends the file and reads the reply at the same time: clamd may reply before its end. */
async function sendToScanner(url: URL, path: string, timeoutMs: number): Promise<string> {
  await using handle = await open(path, 'r');
  const socket = openSocket(url);
  try {
    return await withTimeout(timeoutMs, async (signal) => {
      const reply = readReply(socket);
      const sent = pipeline(() => createChunks(handle), socket, { end: false, signal });
      // Whichever ends first: a reply, or a connection that breaks.
      return Promise.race([reply, sent.then(() => reply)]);
    });
  } finally {
    socket.destroy();
  }
}

function openSocket(url: URL): Socket {
  return url.protocol === 'unix:'
    ? connect(decodeURIComponent(url.pathname))
    : connect(Number(url.port === '' ? 3310 : url.port), url.hostname);
}

/** A reply to a `z` command ends with NUL. @throws if the connection ends before it. */
async function readReply(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  const chunks: AsyncIterable<string> = socket;
  for await (const chunk of chunks) {
    text += chunk;
    const end = text.indexOf('\0');
    if (end >= 0) return text.slice(0, end);
    if (text.length > maxReply) break;
  }
  throw new Error('clamd closed the connection without a whole reply');
}

/** Each chunk is preceded by its length; a length of zero ends the stream. */
async function* createChunks(handle: FileHandle): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const chunks: AsyncIterable<Buffer> = handle.createReadStream({ highWaterMark: chunkSize });
  for await (const chunk of chunks) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}
