import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocx, createPdf } from '../../testing/sample-files.ts';
import { createUploadValidator } from './upload-validator.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-validator-'));
const [document, pdf] = [join(folder, 'cv.docx'), join(folder, 'cv.pdf')];

beforeAll(() => {
  const parts = Array.from({ length: 1900 }, (_, at) => ({ name: `p${at}.xml`, content: '<a/>' }));
  writeFileSync(document, createDocx(parts));
  writeFileSync(pdf, createPdf());
});
afterAll(() => rmSync(folder, { recursive: true }));

test('accepts the files of visitors while six clients send documents that take long to check', async () => {
  const failures: Error[] = [];
  const validator = createUploadValidator((error) => failures.push(error));
  const flood = Array.from({ length: 60 }, (_, at) =>
    validator.validate({ path: document, fileName: 'cv.docx' }, `203.0.113.${at % 6}`),
  );
  const settled = Promise.allSettled(flood);
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      validator.validate({ path: pdf, fileName: 'cv.pdf' }, `198.51.100.${at}`),
    ),
  );
  expect(verdicts.every(({ isAccepted }) => isAccepted)).toBe(true);
  await settled;
  await validator.close();
  expect(failures).toEqual([]);
});
