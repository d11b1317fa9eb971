import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cruiseRepository } from './cruise-repository.ts';
import { map } from './map.ts';

const repository = resolve(import.meta.dirname, '../../../..');

describe('this repository', () => {
  test('keeps every rule, and every one of its parts is read', async () => {
    const { violations, modules } = await cruiseRepository(repository);
    expect(violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`)).toEqual([]);
    const unread = Object.keys(map).filter(
      (part) => !modules.some((path) => path.startsWith(`${part}/`)),
    );
    expect(unread).toEqual([]);
  });

  test('has no part that the map does not know', async () => {
    const parts: string[] = [];
    for (const room of ['apps', 'packages', 'tooling']) {
      for (const name of await readdir(join(repository, room))) {
        const folder = join(repository, room, name);
        const files = await readdir(folder);
        if (files.includes('src')) parts.push(`${room}/${name}`);
      }
    }
    expect(parts.toSorted()).toEqual(Object.keys(map).toSorted());
  });
});

describe('the guard', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'boundaries-'));
    // Without a compiler within reach dependency-cruiser reads no TypeScript.
    await symlink(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  });

  afterEach(() => rm(root, { recursive: true }));

  async function findBroken(files: Record<string, string>): Promise<string[]> {
    const rooms = { 'apps/x/a.ts': '', 'packages/x/a.ts': '', 'tooling/x/a.ts': '' };
    for (const [name, text] of Object.entries({ ...rooms, ...files })) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
    const { violations } = await cruiseRepository(root);
    return [...new Set(violations.map(({ rule }) => rule.name))].toSorted();
  }

  const nothing = 'export const nothing = 0;';

  test.each<[string, Record<string, string>]>([
    [
      'packages/content',
      {
        'packages/content/src/index.ts': "import '../../site/src/index.ts';",
        'packages/site/src/index.ts': nothing,
      },
    ],
    [
      'apps/api',
      {
        'apps/api/src/app.ts': "import type { A } from '../../../packages/content/src/index.ts';",
        'packages/content/src/index.ts': 'export type A = 1;',
      },
    ],
    [
      'apps/storybook',
      {
        'apps/storybook/.storybook/preview.tsx':
          "import '../../../packages/api-client/src/index.ts';",
        'packages/api-client/src/index.ts': nothing,
      },
    ],
    [
      'pages-do-not-know-each-other',
      {
        'packages/site/src/pages/home/home-page.tsx': "import '../careers/careers-page.tsx';",
        'packages/site/src/pages/careers/careers-page.tsx': nothing,
      },
    ],
    [
      'only-the-route-table-imports-pages',
      {
        'packages/site/src/shell/header.tsx': "void import('../pages/home/home-page.tsx');",
        'packages/site/src/pages/home/home-page.tsx': nothing,
      },
    ],
    [
      'modules-do-not-import-each-other',
      {
        'apps/api/src/modules/contacts/contact-routes.ts':
          "import '../applications/application-routes.ts';",
        'apps/api/src/modules/applications/application-routes.ts': nothing,
      },
    ],
    [
      'no-circle',
      {
        'packages/regions/src/a.ts': "import './b.ts';",
        'packages/regions/src/b.ts': "import './a.ts';",
      },
    ],
    [
      'no-test-in-the-product',
      {
        'packages/regions/src/index.ts': "import './a.test.ts';",
        'packages/regions/src/a.test.ts': nothing,
      },
    ],
    ['no-import-into-nothing', { 'packages/regions/src/index.ts': "import './gone.ts';" }],
  ])('finds what breaks %s', async (rule, files) => {
    expect(await findBroken(files)).toEqual([rule]);
  });

  test('lets pass what the map allows', async () => {
    const broken = await findBroken({
      'packages/site/src/routes.tsx': "void import('./pages/home/home-page.tsx');",
      'packages/site/src/pages/home/home-page.tsx': "import './hero.tsx';",
      'packages/site/src/pages/home/hero.tsx': "import '../../../../regions/src/index.ts';",
      'packages/regions/src/index.ts': nothing,
    });
    expect(broken).toEqual([]);
  });
});

describe('the two sites', () => {
  /** All that may differ: how the region is written, and the port. */
  const differences = [
    ['@kestrova/india', '@kestrova/usa'],
    ['site for India', 'site for the USA'],
    ["region = 'in'", "region = 'us'"],
    ['4001', '4002'],
  ] as const;

  async function readApp(name: string): Promise<Record<string, string>> {
    const folder = join(repository, 'apps', name);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !/^(?:node_modules|dist|\.turbo|test-results)\//.test(path));
    const texts = files.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
    return Object.fromEntries((await Promise.all(texts)) as [string, string][]);
  }

  test('differ in nothing but the region and its port', async () => {
    const india = await readApp('india');
    const expected = Object.fromEntries(
      Object.entries(india).map(([path, text]) => [
        path,
        differences.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
      ]),
    );
    expect(await readApp('usa')).toEqual(expected);
  });
});
