import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import { areas, map } from './map.ts';
import configuration from './rules.config.ts';

const program = resolve(
  import.meta.dirname,
  '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
);

const ui = 'packages/design-system/src';
const site = 'packages/site/src';
const regions = 'packages/regions/src';
const modules = 'apps/api/src/modules';

/** Imports of one file by another, and the rules that each breaks. */
const imports: [from: string, to: string, ...rules: string[]][] = [
  ['apps/api/src/app.ts', 'packages/content/src/index.ts', 'apps/api'],
  ['apps/api/src/database/schema.ts', 'apps/api/src/http/error.ts', 'apps/api/src/database'],
  ['apps/api/src/database/schema.ts', 'apps/api/src/time.ts'],
  ['apps/api/src/files/files.test.ts', 'apps/api/src/http/error.ts'],
  [`${modules}/a/a-routes.ts`, `${modules}/b/b.ts`, 'modules-do-not-import-each-other'],
  [`${modules}/a/a-routes.ts`, 'apps/api/src/http/error.ts'],
  [`${modules}/a/a-service.ts`, 'apps/api/src/http/error.ts', 'only-routes-know-http'],
  ['apps/api/src/services.ts', `${modules}/a/a.ts`, 'services-are-types-of-lower-folders'],
  ['apps/api/src/services.ts', 'apps/api/src/database/schema.ts'],
  ['apps/api/src/app.ts', 'apps/api/src/create-services.ts', 'only-programs-create-services'],
  ['apps/api/src/server.ts', 'apps/api/src/create-services.ts'],
  ['apps/storybook/.storybook/preview.tsx', 'packages/api-client/src/index.ts', 'apps/storybook'],
  ['apps/storybook/.storybook/preview.tsx', 'packages/api-client/src/testing/server.ts'],
  ['packages/content/src/index.ts', `${regions}/index.ts`],
  [`${ui}/icons/icon.ts`, `${ui}/text/prose.ts`, `${ui}/icons`],
  [`${ui}/text/prose.ts`, `${ui}/theme.ts`],
  [`${ui}/text/prose.ts`, `${ui}/tokens/color.ts`],
  [`${ui}/text/prose.stories.tsx`, `${ui}/samples/pictures.ts`],
  ['packages/misc/src/index.ts', `${regions}/a.ts`, 'every-part-is-in-the-map'],
  [`${regions}/a.ts`, `${regions}/b.ts`, 'no-circle'],
  [`${regions}/b.ts`, `${regions}/a.ts`],
  [`${regions}/index.ts`, `${regions}/a.test.ts`, 'no-test-in-the-product'],
  [`${site}/routes.tsx`, `${site}/pages/home/page.tsx`],
  [`${site}/pages/home/page.tsx`, `${site}/pages/about/page.tsx`, 'pages-do-not-know-each-other'],
  [`${site}/shell/header.tsx`, `${site}/pages/home/page.tsx`, 'only-the-route-table-imports-pages'],
  [`${site}/lib/region.ts`, `${site}/features/form.ts`, `${site}/lib`],
  [`${site}/features/form.ts`, `${site}/lib/title.ts`],
  [`${site}/features/form.ts`, `${site}/routes.tsx`, `${site}/features`],
  // One file breaks the rules of each part and of each folder with rules.
  ...Object.keys(map).map((part): [string, string, string] => {
    const other = part === 'tooling/e2e' ? 'tooling/bench' : 'tooling/e2e';
    return [`${part}/src/breaks-map.ts`, `${other}/src/index.ts`, part];
  }),
  ...areas.flatMap(({ root, folders }) =>
    Object.keys(folders).map((folder): [string, string, string, string] => {
      const rules = [`${root}*`, root + folder] as const;
      return [`${root}${folder}/breaks-map.ts`, `${root}unknown/part.ts`, ...rules];
    }),
  ),
];

/** Imports of a missing file or package; the last is allowed. */
const unresolved = [
  [`${regions}/index.ts`, `${regions}/gone.ts`],
  [`${ui}/text/prose.ts`, '@kestrova/content'],
  [`${ui}/text/prose.ts`, '@kestrova/design-system/flags'],
] as const;

// With an unsupported TypeScript, dependency-cruiser reads no module and finds nothing.
test.each(["import './to';", "import type {} from './to';", "void import('./to');"])(
  'finds only the imports that break a rule, written as %s',
  async (statement) => {
    const root = await mkdtemp(join(tmpdir(), 'boundaries-'));
    onTestFinished(() => rm(root, { recursive: true }));
    for (const file of imports.flatMap(([from, to]) => [from, to])) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), '');
    }
    for (const [from, to] of [...imports, ...unresolved]) {
      const path = to.startsWith('@') ? to : `./${relative(dirname(from), to)}`;
      await appendFile(join(root, from), statement.replace('./to', path));
    }
    const rules = join(import.meta.dirname, 'rules.config.ts');
    const options = ['--config', rules, '--output-type', 'json'];
    const args = [program, 'apps', 'packages', 'tooling', ...options];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const { violations } = (JSON.parse(stdout) as ICruiseResult).summary;
    const found = violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
    const problems = imports.flatMap(([from, to, ...broken]) =>
      broken.map((rule) => `${from} → ${to}: ${rule}`),
    );
    problems.push(
      `${regions}/index.ts → ./gone.ts: no-import-into-nothing`,
      `${ui}/text/prose.ts → @kestrova/content: packages/design-system`,
    );
    expect(found.toSorted()).toEqual(problems.toSorted());
    const names = new Set(violations.map(({ rule }) => rule.name));
    expect(configuration.forbidden?.filter(({ name = '' }) => !names.has(name))).toEqual([]);
  },
);

test('names only existing parts in the map', () => {
  const repository = resolve(import.meta.dirname, '../../../..');
  expect(Object.keys(map).filter((part) => !existsSync(join(repository, part, 'src')))).toEqual([]);
});
