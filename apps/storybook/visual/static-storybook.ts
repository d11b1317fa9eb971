import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const OUT_DIR = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** A story as the static build's index lists it. */
interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

/** The built Storybook, served on a free port until it is disposed of. */
export interface StaticStorybook extends AsyncDisposable {
  url: string;
  /** Ids of the stories to photograph, sorted; one tagged `no-visual` is left out. */
  storyIds: readonly string[];
}

/**
 * Serves the static build.
 * @throws Error where there is no build yet; the message says which command makes it.
 */
export async function serveStaticStorybook(): Promise<StaticStorybook> {
  if (!existsSync(OUT_DIR)) {
    throw new Error(
      'There is no built Storybook. Run `pnpm --filter @kestrova/storybook build` first.',
    );
  }
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: OUT_DIR },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The static Storybook was served at no address.');
  return {
    url,
    storyIds: await listStoryIds(url),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

async function listStoryIds(url: string): Promise<string[]> {
  const response = await fetch(new URL('index.json', url));
  const index = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes('no-visual'))
    .map(({ id }) => id)
    .toSorted();
}
