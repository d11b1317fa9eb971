import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The folders of the regional sites, each of which has a `region.ts`. */
const siteApps = globSync('apps/*/src/region.ts', {
  cwd: resolve(import.meta.dirname, '../../../..'),
})
  .map((file) => dirname(dirname(file)))
  .toSorted();

/**
 * For each part of the repository, the other parts that it may import directly. Imports only go to a
 * lower level.
 */
export const map: Record<string, readonly string[]> = {
  ...Object.fromEntries(siteApps.map((app) => [app, ['packages/site', 'packages/regions']])),
  'apps/storybook': [
    'packages/site',
    'packages/emails',
    'packages/design-system',
    'packages/paths',
    'packages/regions',
    'packages/api-client/src/testing',
  ],
  'apps/api': [
    'packages/api-contract',
    'packages/emails',
    'packages/validation',
    'packages/paths',
    'packages/regions',
  ],
  'packages/site': [
    'packages/design-system',
    'packages/content',
    'packages/validation',
    'packages/api-client',
    'packages/api-contract',
    'packages/paths',
    'packages/regions',
  ],
  'packages/emails': ['packages/content', 'packages/design-system/src/tokens'],
  'packages/api-client': ['packages/api-contract', 'packages/validation'],
  'packages/api-contract': ['packages/paths', 'packages/validation'],
  'packages/content': ['packages/paths', 'packages/regions'],
  'packages/validation': ['packages/regions'],
  'packages/design-system': [],
  'packages/paths': [],
  'packages/regions': [],
  'tooling/bench': [
    'packages/design-system',
    'packages/regions',
    'tooling/config',
    'tooling/scripts',
  ],
  'tooling/config': [],
  'tooling/scripts': ['tooling/config', 'packages/regions'],
  'tooling/e2e': ['tooling/scripts', 'packages/paths', 'packages/regions'],
  'tooling/hosting': [],
  'tooling/reliability': ['apps/api/src/testing', 'packages/api-contract', 'tooling/scripts'],
};

/** A part with rules for imports between its folders. */
interface Area {
  root: string;
  /** The folders that each folder may import. */
  folders: Record<string, readonly string[]>;
  /** Folders that may import all other folders. */
  free?: readonly string[];
  /** A pattern of the files that every folder may import. */
  shared?: string;
}

/** Creates the rules of a list of folders: each may import those after it. */
function toLayers(list: string): Area['folders'] {
  const folders = list.split(' ');
  return Object.fromEntries(folders.map((folder, place) => [folder, folders.slice(place + 1)]));
}

/** The rules inside a part. Tests and stories may import anything. */
export const areas: readonly Area[] = [
  {
    root: 'packages/site/src/',
    folders: toLayers('pages features sections lib router'),
    free: ['shell', 'prerender', 'server'],
  },
  {
    root: 'packages/design-system/src/',
    folders: toLayers(
      'samples navigation forms content feedback actions layout text icons styles tokens brand',
    ),
    shared: '[^/]+',
  },
  {
    root: 'apps/api/src/',
    folders: {
      config: [],
      files: [],
      database: ['files'],
      audit: ['database'],
      idempotency: ['database'],
      uploads: ['database', 'files'],
      links: ['database', 'files'],
      outbox: ['database', 'files', 'links', 'uploads'],
      http: ['database', 'idempotency', 'uploads'],
      records: ['audit', 'database', 'files', 'idempotency', 'outbox', 'uploads'],
      backup: ['database', 'files', 'uploads'],
      modules: [
        'audit',
        'database',
        'files',
        'http',
        'idempotency',
        'links',
        'outbox',
        'records',
        'uploads',
      ],
    },
    free: ['cli', 'testing'],
    shared: '(?:config/[^/]+|(?:errors|secrets|services|time)\\.ts)',
  },
];
