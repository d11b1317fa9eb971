import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/running-server.ts';
import { createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';
import { createClamdScan } from './clamd.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-clamd-'));
const path = join(folder, 'file');
const content = Buffer.alloc(200_000, 'x');
writeFileSync(path, content);
const file = { path, size: content.length, sha256: '' };
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Speaks clamd's INSTREAM: pieces with their lengths, then its verdict. */
async function startScanner(verdict: string, received: number[] = []): Promise<string> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return;
      let at = bytes.indexOf(0) + 1;
      let total = 0;
      for (let length = bytes.readUInt32BE(at); length > 0; length = bytes.readUInt32BE(at)) {
        total += length;
        at += 4 + length;
      }
      received.push(total);
      socket.end(`stream: ${verdict}\0`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('sends the whole file and believes the verdict', async () => {
  const received: number[] = [];
  expect(await createClamdScan(await startScanner('OK', received))(file)).toBe(true);
  expect(received).toEqual([content.length]);
  expect(await createClamdScan(await startScanner('Eicar-Test FOUND'))(file)).toBe(false);
});

test('refuses what it could not have scanned', async () => {
  await expect(
    createClamdScan(await startScanner('INSTREAM size limit exceeded. ERROR'))(file),
  ).rejects.toThrow(/cannot be checked/);
  await expect(createClamdScan('tcp://127.0.0.1:1')(file)).rejects.toThrow(/cannot be checked/);
});

test('an infected file is refused in words, and an absent scanner answers 503', async () => {
  for (const [url, status] of [
    [await startScanner('Eicar-Test FOUND'), 415],
    ['tcp://127.0.0.1:1', 503],
  ] as const) {
    const server = await startTestServer('sqlite', { CLAMD_URL: url });
    const form = createApplicationForm(createApplicationData(), {
      cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
    });
    expect((await server.visitor.sendApplication(form)).status).toBe(status);
    await server.stop();
  }
});
