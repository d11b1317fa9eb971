import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Closes what is opened when the test that calls this ends, or after all tests of the file or group that
 * does; what was opened last is closed first.
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
