import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../testing/open-for-test.ts';
import { createDocx, createPdf } from '../../testing/sample-files.ts';
import { createPdfOfCodes } from '../../testing/worst-files.ts';
import { createUploadValidator } from './upload-validator.ts';

const folder = createTemporaryFolder();
const [document, pdf] = [join(folder, 'cv.docx'), join(folder, 'cv.pdf')];
const codes = join(folder, 'codes.pdf');

beforeAll(() => {
  const parts = Array.from({ length: 100 }, (_, at) => ({ name: `p${at}.xml`, content: '<a/>' }));
  writeFileSync(document, createDocx(parts));
  writeFileSync(pdf, createPdf());
  writeFileSync(codes, createPdfOfCodes());
});

afterEach(() => vi.useRealTimers());

test('rejects a file that waits too long as unavailable, and checks the next one', async () => {
  await using validator = createUploadValidator((error) => expect.unreachable(error.message), 1);
  const send = () => validator.validate({ path: document, fileName: 'cv.docx' });
  const results = await Promise.allSettled([send(), send(), send()]);
  expect(results[0]).toMatchObject({ status: 'fulfilled', value: { isAccepted: true } });
  expect(results[2]).toMatchObject({ status: 'rejected', reason: { name: 'UnavailableError' } });
  expect(await send()).toMatchObject({ isAccepted: true });
});

test('accepts the first files, and those after a timeout, although the threads start slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using validator = createUploadValidator((error) => expect.unreachable(error.message));
  const send = (path = pdf) => validator.validate({ path, fileName: 'cv.pdf' });
  const sendWhileStarting = async () => {
    const files = [send(), send(), send()];
    await nextTurn();
    vi.advanceTimersByTime(8000);
    return Promise.all(files);
  };
  const accepted = { isAccepted: true };
  expect(await sendWhileStarting()).toMatchObject([accepted, accepted, accepted]);
  const slow = send(codes);
  await nextTurn();
  vi.advanceTimersByTime(5000);
  await expect(slow).rejects.toMatchObject({ cause: { message: 'the check took too long' } });
  expect(await sendWhileStarting()).toMatchObject([accepted, accepted, accepted]);
});

test('accepts a PDF of 1,700,000 name codes within the memory of its thread', async () => {
  await using validator = createUploadValidator((error) => expect.unreachable(error.message));
  const verdict = await validator.validate({ path: codes, fileName: 'cv.pdf' });
  expect(verdict).toMatchObject({ isAccepted: true });
});
