import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDocx, createPdf } from '../../testing/sample-files.ts';
import { createTemporaryFolder } from '../../testing/files.ts';
import { worstFiles } from '../../testing/worst-files.ts';
import { createUploadValidator } from './upload-validator.ts';

const folder = createTemporaryFolder();
const [document, pdf] = [join(folder, 'cv.docx'), join(folder, 'cv.pdf')];

beforeAll(() => {
  const parts = Array.from({ length: 100 }, (_, at) => ({ name: `p${at}.xml`, content: '<a/>' }));
  writeFileSync(document, createDocx(parts));
  writeFileSync(pdf, createPdf());
});

afterEach(() => vi.useRealTimers());

/** Writes a PDF whose check takes a second. */
function writeWorstFile(): string {
  const file = worstFiles().find(({ name }) => name === 'a PDF of 1,700,000 codes');
  const path = join(folder, 'codes.pdf');
  writeFileSync(path, file?.content ?? '');
  return path;
}

test("checks a visitor's file before most files of six busy clients", async () => {
  const failures: Error[] = [];
  const validator = createUploadValidator((error) => failures.push(error), 60_000);
  let checked = 0;
  const flood = Array.from({ length: 36 }, async (_, at) => {
    await validator.validate({ path: document, fileName: 'cv.docx' }, `203.0.113.${at % 6}`);
    checked += 1;
  });
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      validator.validate({ path: pdf, fileName: 'cv.pdf' }, `198.51.100.${at}`),
    ),
  );
  expect(verdicts.every(({ isAccepted }) => isAccepted)).toBe(true);
  expect(checked).toBeLessThan(flood.length / 2);
  await Promise.all(flood);
  await validator.close();
  expect(failures).toEqual([]);
});

test('rejects a file that waits too long as unavailable, and checks the next one', async () => {
  const validator = createUploadValidator((error) => expect.unreachable(error.message), 1);
  const send = () => validator.validate({ path: document, fileName: 'cv.docx' }, '203.0.113.1');
  const results = await Promise.allSettled([send(), send(), send()]);
  expect(results[0]).toMatchObject({ status: 'fulfilled', value: { isAccepted: true } });
  expect(results[2]).toMatchObject({ status: 'rejected', reason: { name: 'UnavailableError' } });
  expect(await send()).toMatchObject({ isAccepted: true });
  await validator.close();
});

test('accepts the first files, and those after a timeout, although the threads start slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const validator = createUploadValidator((error) => expect.unreachable(error.message));
  const send = (path = pdf) => validator.validate({ path, fileName: 'cv.pdf' }, '203.0.113.1');
  const sendWhileStarting = async () => {
    const files = [send(), send(), send()];
    await nextTurn();
    vi.advanceTimersByTime(8000);
    return Promise.all(files);
  };
  const accepted = { isAccepted: true };
  expect(await sendWhileStarting()).toMatchObject([accepted, accepted, accepted]);
  const slow = send(writeWorstFile());
  await nextTurn();
  vi.advanceTimersByTime(5000);
  await expect(slow).rejects.toMatchObject({ cause: { message: 'the check took too long' } });
  expect(await sendWhileStarting()).toMatchObject([accepted, accepted, accepted]);
  await validator.close();
});

test('accepts a PDF of 1,700,000 name codes within the memory of its thread', async () => {
  const path = writeWorstFile();
  const validator = createUploadValidator((error) => expect.unreachable(error.message));
  const verdict = await validator.validate({ path, fileName: 'cv.pdf' }, '203.0.113.1');
  expect(verdict).toMatchObject({ isAccepted: true });
  await validator.close();
});
