import { expect, test, vi } from 'vitest';
import { forgetFailedLoads, loadOnce, LoadError } from './load-once.ts';

test('each key is loaded once, and its promise stays the same', async () => {
  const first = vi.fn<() => Promise<string>>(() => Promise.resolve('one'));
  const second = vi.fn<() => Promise<string>>(() => Promise.resolve('two'));
  const load = loadOnce({ first, second });

  expect(load('first')).toBe(load('first'));
  await expect(load('first')).resolves.toBe('one');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('a failure is named, stays until it is forgotten, and may then be mended', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const text = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause);
  const load = loadOnce({ text });

  const failure = await load('text').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(failure).toMatchObject({ cause });
  await expect(load('text')).rejects.toBe(failure);
  expect(text).toHaveBeenCalledTimes(1);

  text.mockResolvedValueOnce('arrived');
  forgetFailedLoads();
  await expect(load('text')).resolves.toBe('arrived');
});
