import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFileOpen } from '../testing/files.ts';
import { createTemporaryFolder, openForTest } from '../testing/open-for-test.ts';
import { createCv } from '../testing/sample-files.ts';
import { scannerFaults, startScannerServer } from '../testing/scanner-server.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { applyAndOpen, createApplicationData, findEmail } from '../testing/visitor.ts';
import { createClamdScan } from './scan.ts';

const path = join(createTemporaryFolder(), 'file');
const content = Buffer.alloc(300_000, 'x');
writeFileSync(path, content);

const cleanScanner = await openForTest(startScannerServer());
const careersTo = 'careers@kestrova.example';

test('sends the whole file and returns the verdict', { tags: ['ASVS-5.4.3'] }, async () => {
  await using scanner = await startScannerServer();
  expect(await createClamdScan(scanner.url)(path)).toBe(true);
  expect(scanner.received).toEqual([content.length]);
  scanner.setModes({ behavior: 'infected', moment: 'after the stream' });
  expect(await createClamdScan(scanner.url)(path)).toBe(false);
});

test('accepts a verdict before the end of the file', async () => {
  await using scanner = await startScannerServer({ behavior: 'infected', moment: 'mid-stream' });
  expect(await createClamdScan(scanner.url)(path)).toBe(false);
});

test.each(scannerFaults)(
  'rejects the file and leaves nothing open if a scanner fails $moment ($behavior)',
  async (fault) => {
    await using scanner = await startScannerServer(fault);
    await expect(createClamdScan(scanner.url, 500)(path)).rejects.toThrow(/cannot be checked/);
    await until(() => !isFileOpen(path));
    await until(() => scanner.countConnections() === 0);
  },
);

test.each([
  ['says', {}, true],
  ['does not say', { CLAMD_URL: cleanScanner.url }, false],
])('%s in notices that files were not scanned with the settings %j', async (_, settings, says) => {
  const server = await startTestServer('sqlite', settings);
  const { own } = await applyAndOpen(server, {}, { cv: createCv() });
  await own.replace({ cv: createCv() });
  for (const subject of ['for Senior Payments Engineer', 'new files']) {
    const { text = '' } = await findEmail(server.dataDir, careersTo, subject);
    expect(text.includes('not scanned for viruses')).toBe(says);
  }
});

test('rejects an infected file', { tags: ['ASVS-5.4.3', 'ASVS-16.5.3'] }, async () => {
  const infected = { behavior: 'infected', moment: 'after the stream' } as const;
  const scanner = await openForTest(startScannerServer(infected));
  const server = await startTestServer('sqlite', { CLAMD_URL: scanner.url });
  const data = createApplicationData();
  expect((await server.visitor.sendApplication(data, { cv: createCv() })).status).toBe(415);
});
