import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';

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
  'apps/api/src/time.ts': '',
  'packages/content/src/index.ts': "import '../../regions/src/index.ts';",
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

// With an unsupported TypeScript, dependency-cruiser reads no module and finds nothing.
test('finds only the imports that break a rule', async () => {
  const root = await mkdtemp(join(tmpdir(), 'boundaries-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const rules = join(import.meta.dirname, 'rules.config.ts');
  const options = ['--config', rules, '--output-type', 'json'];
  const { stdout } = spawnSync(process.execPath, [program, 'apps', 'packages', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(stdout) as ICruiseResult;
  const found = summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
  expect(found.toSorted()).toEqual(problems);
});
