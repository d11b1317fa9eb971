import { expect, test, vi } from 'vitest';
import { forgetFailedLoads, loadOnce, LoadError } from './load-once.ts';

test('loads each key once and returns the same promise', async () => {
  const loadText = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`the ${key}`));
  const load = loadOnce(loadText);

  expect(load('first')).toBe(load('first'));
  await expect(load('first')).resolves.toBe('the first');
  expect(loadText.mock.calls).toEqual([['first']]);
});

test('rejects with the reason until the failure is forgotten', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('No connection.')));
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const text = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause);
  const load = loadOnce(text);

  const failure = await load('text').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(failure).toMatchObject({ reason: 'offline', cause });
  await expect(load('text')).rejects.toBe(failure);
  expect(text).toHaveBeenCalledTimes(1);

  text.mockResolvedValueOnce('arrived');
  forgetFailedLoads();
  await expect(load('text')).resolves.toBe('arrived');
});
