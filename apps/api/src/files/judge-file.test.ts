import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createCompoundFile, createDocx, createPdf, createZip } from '../testing/sample-files.ts';
import { hostileFiles } from '../testing/hostile-files.ts';
import { judgeFile } from './judge-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-judge-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function judge(content: Buffer): Promise<string | undefined> {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return judgeFile({ path, size: content.length, sha256: '' });
}

test.each([
  ['pdf', createPdf()],
  ['pdf', createPdf(400_000)],
  ['doc', createCompoundFile()],
  ['docx', createDocx()],
  ['docx', createDocx([{ name: 'word/media/photo.png', content: Buffer.alloc(900_000, 7) }])],
])('takes a %s for what it is', async (kind, content) => {
  expect(await judge(content)).toBe(kind);
});

test.each(hostileFiles())('takes $name for nothing', async ({ content }) => {
  expect(await judge(content)).toBeUndefined();
});

test('reads the directory only as far as it adds up', async () => {
  const docx = createDocx();
  for (let at = 0; at < docx.length; at += 1) {
    const cut = docx.subarray(0, at);
    expect(await judge(Buffer.from(cut))).toBeUndefined();
  }
  expect(await judge(createZip([]))).toBeUndefined();
});
