import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('each key is loaded once, and its promise stays the same', async () => {
  const first = vi.fn<() => Promise<string>>(() => Promise.resolve('one'));
  const second = vi.fn<() => Promise<string>>(() => Promise.resolve('two'));
  const load = loadOnce({ first, second });

  expect(load('first')).toBe(load('first'));
  await expect(load('first')).resolves.toBe('one');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});
