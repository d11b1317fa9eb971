import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinkedPages } from './prefetch-linked-pages.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead on a connection of %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    await prefetchLinkedPages();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each(['not a list', 'null', '{"home":"main.js"}'])(
  'a list of files that cannot be read is no error: %s',
  async (body) => {
    fetched.mockResolvedValue(new Response(body));
    await expect(prefetchLinkedPages()).resolves.toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
  },
);

test('a list that does not arrive is no error', async () => {
  fetched.mockRejectedValue(new TypeError('No connection.'));
  await expect(prefetchLinkedPages()).resolves.toBeUndefined();
});
