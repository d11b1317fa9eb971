import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isFileOpen } from '../testing/is-file-open.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import {
  startScannerServer,
  type ScannerBehaviour,
  type ScannerMoment,
} from '../testing/scanner-server.ts';
import { until } from '../testing/until.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';
import { createClamdScan } from './scan.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-clamd-'));
const path = join(folder, 'file');
const content = Buffer.alloc(300_000, 'x');
writeFileSync(path, content);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('sends the whole file and returns the verdict', { tags: ['ASVS-5.4.3'] }, async () => {
  const scanner = await startScannerServer();
  expect(await createClamdScan(scanner.url)(path)).toBe(true);
  expect(scanner.received).toEqual([content.length]);
  scanner.setModes({ behaviour: 'infected', moment: 'after the stream' });
  expect(await createClamdScan(scanner.url)(path)).toBe(false);
  await scanner.stop();
});

test('accepts a verdict before the end of the file', async () => {
  const scanner = await startScannerServer({ behaviour: 'infected', moment: 'mid-stream' });
  expect(await createClamdScan(scanner.url)(path)).toBe(false);
  await scanner.stop();
});

const moments: ScannerMoment[] = ['at connect', 'mid-stream', 'after the stream'];
const behaviours: ScannerBehaviour[] = ['reset', 'close', 'size limit', 'half a reply', 'silent'];

describe.each(moments)('a scanner that fails %s', (moment) => {
  test.each(behaviours)('rejects the file and leaves nothing open (%s)', async (behaviour) => {
    const scanner = await startScannerServer({ behaviour, moment });
    await expect(createClamdScan(scanner.url, 500)(path)).rejects.toThrow(/cannot be checked/);
    await until(() => !isFileOpen(path));
    await until(() => scanner.countConnections() === 0);
    await scanner.stop();
  });
});

test(
  'an infected file is rejected with a message, and without a scanner the response is 503',
  { tags: ['ASVS-5.4.3', 'ASVS-16.5.3'] },
  async () => {
    const scanner = await startScannerServer({ behaviour: 'infected', moment: 'after the stream' });
    for (const [url, status] of [
      [scanner.url, 415],
      ['tcp://127.0.0.1:1', 503],
    ] as const) {
      const server = await startTestServer('sqlite', { CLAMD_URL: url });
      const form = createApplicationForm(createApplicationData(), {
        cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
      });
      expect((await server.visitor.sendApplication(form)).status).toBe(status);
      await server.stop();
    }
    await scanner.stop();
  },
);
