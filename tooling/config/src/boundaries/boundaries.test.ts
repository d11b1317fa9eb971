import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import { areas, map } from './map.ts';
import configuration from './rules.config.ts';

const program = resolve(
  import.meta.dirname,
  '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
);

/** A repository in which every kind of rule is broken once, among imports that are allowed. */
const files = {
  'apps/api/src/app.ts': "import type { Page } from '../../../packages/content/src/index.ts';",
  'apps/api/src/database/schema.ts': "import '../http/http-error.ts'; import '../time.ts';",
  'apps/api/src/http/http-error.ts': '',
  'apps/api/src/modules/contacts/contact-routes.ts': "import '../jobs/job-routes.ts';",
  'apps/api/src/modules/jobs/job-routes.ts': "import '../../http/http-error.ts';",
  'apps/api/src/modules/jobs/job-service.ts': "import '../../http/http-error.ts';",
  'apps/api/src/files/files.test.ts': "import '../http/http-error.ts';",
  'apps/api/src/time.ts': '',
  'apps/storybook/.storybook/preview.tsx':
    "import '../../../packages/api-client/src/index.ts'; import '../../../packages/api-client/src/testing/server.ts';",
  'packages/api-client/src/index.ts': '',
  'packages/api-client/src/testing/server.ts': '',
  'packages/content/src/index.ts': "import '../../regions/src/index.ts';",
  'packages/design-system/src/icons/icon.ts': "import '../text/prose.ts';",
  'packages/design-system/src/text/prose.ts': "import '../theme.ts'; import '../tokens/color.ts';",
  'packages/design-system/src/text/prose.stories.tsx': "import '../samples/pictures.ts';",
  'packages/design-system/src/samples/pictures.ts': '',
  'packages/design-system/src/theme.ts': '',
  'packages/design-system/src/tokens/color.ts': '',
  'packages/misc/src/index.ts': "import '../../regions/src/a.ts';",
  'packages/regions/src/index.ts': "import './a.ts'; import './a.test.ts'; import './gone.ts';",
  'packages/regions/src/a.ts': "import './b.ts';",
  'packages/regions/src/b.ts': "void import('./a.ts');",
  'packages/regions/src/a.test.ts': '',
  'packages/site/src/routes.tsx': "void import('./pages/home/page.tsx');",
  'packages/site/src/pages/home/page.tsx': "import '../careers/page.tsx';",
  'packages/site/src/pages/careers/page.tsx': "import '../../helpers/write.ts';",
  'packages/site/src/helpers/write.ts': '',
  'packages/site/src/shell/header.tsx': "void import('../pages/home/page.tsx');",
  'packages/site/src/lib/region.ts': "import '../features/form.ts';",
  'packages/site/src/features/form.ts': "import '../lib/title.ts'; void import('../routes.tsx');",
  'packages/site/src/lib/title.ts': '',
};

const problems = [
  'apps/api/src/app.ts → packages/content/src/index.ts: apps/api',
  'apps/api/src/database/schema.ts → apps/api/src/http/http-error.ts: apps/api/src/database',
  'apps/api/src/modules/contacts/contact-routes.ts → apps/api/src/modules/jobs/job-routes.ts: modules-do-not-import-each-other',
  'apps/api/src/modules/jobs/job-service.ts → apps/api/src/http/http-error.ts: only-routes-know-http',
  'apps/storybook/.storybook/preview.tsx → packages/api-client/src/index.ts: apps/storybook',
  'packages/design-system/src/icons/icon.ts → packages/design-system/src/text/prose.ts: packages/design-system/src/icons',
  'packages/misc/src/index.ts → packages/regions/src/a.ts: every-part-is-in-the-map',
  'packages/regions/src/a.ts → packages/regions/src/b.ts: no-circle',
  'packages/regions/src/index.ts → ./gone.ts: no-import-into-nothing',
  'packages/regions/src/index.ts → packages/regions/src/a.test.ts: no-test-in-the-product',
  'packages/site/src/features/form.ts → packages/site/src/routes.tsx: packages/site/src/features',
  'packages/site/src/lib/region.ts → packages/site/src/features/form.ts: packages/site/src/lib',
  'packages/site/src/pages/careers/page.tsx → packages/site/src/helpers/write.ts: packages/site/src/*',
  'packages/site/src/pages/careers/page.tsx → packages/site/src/helpers/write.ts: packages/site/src/pages',
  'packages/site/src/pages/home/page.tsx → packages/site/src/pages/careers/page.tsx: pages-do-not-know-each-other',
  'packages/site/src/shell/header.tsx → packages/site/src/pages/home/page.tsx: only-the-route-table-imports-pages',
];

/** In every part and every folder with rules, one file that breaks them. */
const breakingFiles: Record<string, string> = {};
for (const part of Object.keys(map)) {
  const other = part === 'tooling/e2e' ? 'tooling/bench' : 'tooling/e2e';
  breakingFiles[`${part}/src/breaks-map.ts`] = `import '../../../${other}/src/index.ts';`;
  breakingFiles[`${other}/src/index.ts`] = '';
  problems.push(`${part}/src/breaks-map.ts → ${other}/src/index.ts: ${part}`);
}
for (const { root, folders } of areas) {
  breakingFiles[`${root}unknown/part.ts`] = '';
  for (const folder of Object.keys(folders)) {
    const file = `${root}${folder}/breaks-map.ts`;
    breakingFiles[file] = "import '../unknown/part.ts';";
    for (const rule of [folder, '*']) {
      problems.push(`${file} → ${root}unknown/part.ts: ${root}${rule}`);
    }
  }
}

// With an unsupported TypeScript, dependency-cruiser reads no module and finds nothing.
test('finds only the imports that break a rule', async () => {
  const root = await mkdtemp(join(tmpdir(), 'boundaries-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries({ ...files, ...breakingFiles })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const rules = join(import.meta.dirname, 'rules.config.ts');
  const options = ['--config', rules, '--output-type', 'json'];
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'apps', 'packages', 'tooling', ...options],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const { summary } = JSON.parse(stdout) as ICruiseResult;
  const found = summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
  expect(found.toSorted()).toEqual(problems.toSorted());
  const broken = new Set(summary.violations.map(({ rule }) => rule.name));
  expect(configuration.forbidden?.filter(({ name = '' }) => !broken.has(name))).toEqual([]);
});

test('names only existing parts in the map', () => {
  const repository = resolve(import.meta.dirname, '../../../..');
  expect(Object.keys(map).filter((part) => !existsSync(join(repository, part, 'src')))).toEqual([]);
});
