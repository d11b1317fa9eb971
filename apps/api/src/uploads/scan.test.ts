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
const file = { path, size: content.length, sha256: '' };
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('sends the whole file and believes the verdict', async () => {
  const scanner = await startScannerServer();
  expect(await createClamdScan(scanner.url)(file)).toBe(true);
  expect(scanner.received).toEqual([content.length]);
  scanner.setMoods({ behaviour: 'infected', moment: 'after the stream' });
  expect(await createClamdScan(scanner.url)(file)).toBe(false);
  await scanner.stop();
});

test('believes a verdict that comes before the end of the file', async () => {
  const scanner = await startScannerServer({ behaviour: 'infected', moment: 'mid-stream' });
  expect(await createClamdScan(scanner.url)(file)).toBe(false);
  await scanner.stop();
});

const moments: ScannerMoment[] = ['at connect', 'mid-stream', 'after the stream'];
const behaviours: ScannerBehaviour[] = ['reset', 'close', 'size limit', 'half an answer', 'silent'];

describe.each(moments)('a scanner that fails %s', (moment) => {
  test.each(behaviours)('refuses the file and leaves nothing open (%s)', async (behaviour) => {
    const scanner = await startScannerServer({ behaviour, moment });
    await expect(createClamdScan(scanner.url, 500)(file)).rejects.toThrow(/cannot be checked/);
    await until(() => !isFileOpen(path));
    await until(() => scanner.countConnections() === 0);
    await scanner.stop();
  });
});

test('an infected file is refused in words, and an absent scanner answers 503', async () => {
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
});
