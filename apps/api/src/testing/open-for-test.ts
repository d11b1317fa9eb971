import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Opens a resource, and closes it when the test that called this ends; if a file or a group called it,
 * after all tests of that. What was opened last is closed first.
 */
export async function openForTest<Resource extends AsyncDisposable | Disposable>(
  opening: Resource | Promise<Resource>,
): Promise<Resource> {
  const resources = new AsyncDisposableStack();
  const resource = resources.use(await opening);
  const close = () => resources.disposeAsync();
  if (TestRunner.getCurrentTest() === undefined) afterAll(close);
  else onTestFinished(close);
  return resource;
}

/** Creates a folder for the files of a test file, and removes it after its tests. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
