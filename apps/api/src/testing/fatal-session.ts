import type { Tamper } from './fault-proxy.ts';

/** `ErrorResponse` with severity FATAL, as an administrator's command sends it, and `ReadyForQuery`. */
const fatal = Buffer.from(
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);
const fatalAndReady = Buffer.concat([
  Buffer.from('E'),
  lengthOf(fatal.length + 4),
  fatal,
  Buffer.from('Z\0\0\0\u0005I'),
]);

function lengthOf(value: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value);
  return length;
}

/** Lets `count` messages of the server through, and puts the end of the session behind them. */
export function createFatalTamper(count: number, next: 'continue' | 'end'): Tamper {
  let rest = Buffer.alloc(0);
  let messages = 0;
  return (chunk) => {
    if (messages > count) return { pass: Buffer.alloc(0), next: 'continue' };
    rest = Buffer.concat([rest, chunk]);
    let at = 0;
    while (messages < count && at + 5 <= rest.length) {
      const end = at + 1 + rest.readUInt32BE(at + 1);
      if (end > rest.length) break;
      at = end;
      messages += 1;
    }
    const pass = rest.subarray(0, at);
    rest = rest.subarray(at);
    if (messages < count) return { pass, next: 'continue' };
    messages = Infinity;
    return { pass: Buffer.concat([pass, fatalAndReady]), next };
  };
}
