import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-active-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const scripted = Buffer.concat([createPdf(), Buffer.from('8 0 obj<</S/JavaScript>>endobj')]);
test('lists and exports the active content of files', async () => {
  const server = await startTestServer('sqlite');
  const environment = { DATA_DIR: server.dataDir };
  const cv = createFile(scripted, 'cv.pdf', mimeTypes.pdf);
  const form = createApplicationForm(createApplicationData(), { cv });
  expect((await server.visitor.sendApplication(form)).status).toBe(200);
  const list = await runCli(environment, 'applications', 'list');
  expect(list.output).toContain('JavaScript');
  const target = join(folder, 'export');
  await runCli(environment, 'applications', 'export', target);
  const rows: unknown = parse(readFileSync(join(target, 'applications.csv')), {
    columns: true,
    bom: true,
  });
  expect(rows).toMatchObject([{ cvActiveContent: 'JavaScript', additionalFileActiveContent: '' }]);
  await server.stop();
});
