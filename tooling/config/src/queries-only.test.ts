import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as ReactQuery from '@tanstack/react-query';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queriesOnly } from './queries-only.ts';

let library: typeof ReactQuery;
let folder: string;

beforeAll(async () => {
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [queriesOnly()],
    build: {
      write: false,
      lib: {
        entry: new URL(import.meta.resolve('@tanstack/react-query')).pathname,
        formats: ['es'],
      },
      rolldownOptions: { external: ['react', 'react/jsx-runtime'] },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code.replaceAll(
    /from\s*"(react(?:\/jsx-runtime)?)"/g,
    (_, name: string) => `from "${import.meta.resolve(name)}"`,
  );
  folder = await mkdtemp(join(tmpdir(), 'queries-only-'));
  const file = join(folder, 'library.mjs');
  await writeFile(file, code ?? '');
  library = (await import(file)) as typeof ReactQuery;
});

afterAll(() => rm(folder, { recursive: true }));

test('a client without mutations reads, remembers and forgets', async () => {
  const client = new library.QueryClient();
  client.mount();
  const read = () => client.query({ queryKey: ['jobs'], queryFn: async () => ['Designer'] });
  expect(await read()).toEqual(['Designer']);
  expect(client.getQueryData(['jobs'])).toEqual(['Designer']);
  expect(client.isMutating()).toBe(0);
  await client.resumePausedMutations();
  client.clear();
  expect(client.getQueryData(['jobs'])).toBeUndefined();
  client.unmount();
});

test('a mutation or an infinite query says why it does not work', async () => {
  const client = new library.QueryClient();
  expect(() => new library.MutationObserver(client, {})).toThrow('Mutations are left out');
  const pages = client.infiniteQuery({
    queryKey: ['pages'],
    queryFn: async () => [],
    initialPageParam: 0,
    getNextPageParam: () => undefined,
  });
  await expect(pages).rejects.toThrow('Infinite queries are left out');
});
