import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository, type RepositoryCopy } from './testing/copy-repository.ts';

const TITLE = 'Port Operations';

const COPY = `export const portServicesPage = {
  meta: { title: '${TITLE}', description: 'Berths, pilots and tugs planned on one screen.' },
  hero: { heading: '${TITLE}', text: 'No ship waits outside the port without a reason.' },
};
`;

const COMPONENT = `import { Hero } from '@kestrova/design-system';

export function PortServicesPage({ copy: { hero } }: { copy: { hero: { heading: string; text: string } } }) {
  return <Hero title={hero.heading} lead={hero.text} />;
}
`;

const ROUTE = `  'port-services': definePage({
    path: '/services/port-services',
    component: lazyExport('PortServicesPage', () => import('./pages/port-services/port-services-page.tsx')),
    copy: lazyExport('portServicesPage', () => import('@kestrova/content/pages/port-services')),
  }),
};

/** The name of a page. */`;

/** Prints the paths that Storybook offers. */
const LIST_STORYBOOK_PAGES = `
import { createServer } from 'vite';
import { readPackagesFromSource } from '@kestrova/config/source';
const server = await createServer({
  configFile: false,
  ...readPackagesFromSource,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { default: meta } = await server.ssrLoadModule('./src/site/pages.stories.tsx');
console.log(JSON.stringify(meta.argTypes.path.options));
await server.close();
`;

/** Milliseconds after which a build counts as hung. */
const BUILD_TIMEOUT = 240_000;

let repository: RepositoryCopy;

beforeAll(async () => {
  repository = await copyRepository();
  await repository.write('packages/content/src/pages/port-services.ts', COPY);
  await repository.write('packages/site/src/pages/port-services/port-services-page.tsx', COMPONENT);
  await repository.edit('packages/site/src/routes.tsx', '};\n\n/** The name of a page. */', ROUTE);
}, BUILD_TIMEOUT);

afterAll(() => repository.remove());

describe.each(['india', 'usa'])('a page that three places name, on the site of %s', (app) => {
  beforeAll(async () => {
    const folder = `apps/${app}`;
    await repository.runNode(folder, ['node_modules/vite/bin/vite.js', 'build']);
    await repository.runNode(folder, ['dist/prerender/prerender.js'], {
      API_ORIGIN: 'http://localhost:4000',
    });
  }, BUILD_TIMEOUT);

  const read = (file: string) =>
    readFile(join(repository.folder, 'apps', app, 'dist/site', file), 'utf8');

  test('has HTML with its text, its description, its code and its copy', async () => {
    const html = await read('services/port-services.html');
    expect(html).toContain('No ship waits outside the port');
    expect(html).toContain('content="Berths, pilots and tugs planned on one screen."');
    expect(html).toMatch(/data-modules="[^"]*\/port-services-page-[^"]*\/port-services-/);
  });

  test('is in the sitemap and in the list that links fetch ahead from', async () => {
    expect(await read('sitemap.xml')).toContain('/services/port-services</loc>');
    expect(await read('pages.json')).toContain('"port-services":[');
  });
});

test('is offered by Storybook', { timeout: BUILD_TIMEOUT }, async () => {
  const paths = await repository.runNode('apps/storybook', [
    '--input-type=module',
    '--eval',
    LIST_STORYBOOK_PAGES,
  ]);
  expect(paths).toContain('"/services/port-services"');
});
