import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { createDocx, createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';
import { rejectionMessages } from '../uploads/validate/upload-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-files-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const scripted = Buffer.concat([createPdf(), Buffer.from('8 0 obj<</S/JavaScript>>endobj')]);
const files: Readonly<Record<string, Buffer>> = {
  'a.pdf': scripted,
  'b.docx': createDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
  'c.txt': Buffer.from('text'),
  'd.pdf': Buffer.alloc(5 * 1024 * 1024 + 1),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

test('reports for each file what its visitor reads, without any data', async () => {
  const environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
  };
  const { code, output } = await runCli(environment, '--json', 'files', 'check', folder);
  expect(code).toBe(0);
  const milliseconds: unknown = expect.any(Number);
  expect(JSON.parse(output)).toMatchObject({
    accepted: 1,
    refused: 3,
    slowest: { milliseconds },
    files: [
      { file: 'a.pdf', told: 'accepted as PDF, marked: contains JavaScript', milliseconds },
      { file: 'b.docx', told: rejectionMessages.macros },
      { file: 'c.txt', told: rejectionMessages.notAllowed },
      { file: 'd.pdf', told: 'File size should not exceed 5MB.' },
    ],
  });
  const one = await runCli(environment, 'files', 'check', join(folder, 'b.docx'));
  expect(one.output).toContain(rejectionMessages.macros);
  expect(one.output).toContain('0 accepted, 1 refused; slowest: b.docx with');
  const wrong = await runCli(environment, 'files', 'check', join(folder, 'none'));
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('cannot be read')]);
  expect(existsSync(environment.DATA_DIR)).toBe(false);
});

test('the list and the export show what was marked', async () => {
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
