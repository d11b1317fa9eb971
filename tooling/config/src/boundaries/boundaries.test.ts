import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProblems } from './check.ts';
import { map, serverMap } from './map.ts';
import { rules } from './rules.ts';

/** A repository in which every kind of rule is broken once, among imports that are allowed. */
const files = {
  'packages/content/src/index.ts': "import '../../site/src/routes.tsx';",
  'apps/api/src/app.ts': "import type { Page } from '../../../packages/content/src/index.ts';",
  'apps/storybook/.storybook/preview.tsx':
    "import '../../../packages/api-client/src/index.ts'; import '../../../packages/api-client/src/testing/server.ts';",
  'packages/api-client/src/testing/server.ts': '',
  'packages/site/src/routes.tsx':
    "void import('./pages/home/home-page.tsx'); void import('./pages/careers/careers-page.tsx');",
  'packages/site/src/pages/home/home-page.tsx':
    "import './hero.tsx'; import '../careers/careers-page.tsx';",
  'packages/site/src/pages/home/hero.tsx': "import '../../../../regions/src/index.ts';",
  'packages/site/src/pages/careers/careers-page.tsx': '',
  'packages/site/src/shell/header.tsx': "void import('../pages/home/home-page.tsx');",
  'packages/site/src/pages/home/title.ts': "void import('../../routes.tsx');",
  'packages/site/src/features/form.ts': "import '../pages/careers/careers-page.tsx';",
  'packages/site/src/sections/hero.ts': "import '../features/form.ts'; import '../lib/region.ts';",
  'packages/site/src/lib/region.ts': "import '../prerender/write.ts';",
  'packages/site/src/router/link.ts': "import '../lib/region.ts';",
  'packages/site/src/prerender/write.ts':
    "import '../helpers/write.ts'; import '../shell/header.tsx';",
  'packages/site/src/helpers/write.ts': '',
  'apps/api/src/database/schema.ts': "import '../http/http-error.ts'; import '../time.ts';",
  'apps/api/src/http/http-error.ts': '',
  'apps/api/src/modules/contacts/contact-routes.ts': "import '../jobs/job-routes.ts';",
  'apps/api/src/modules/jobs/job-routes.ts': "import '../../http/http-error.ts';",
  'apps/api/src/modules/jobs/job-service.ts': "import '../../http/http-error.ts';",
  'apps/api/src/time.ts': '',
  'packages/regions/src/index.ts': "import './a.ts'; import './a.test.ts'; import './gone.ts';",
  'packages/regions/src/a.ts': "import './b.ts';",
  'packages/regions/src/b.ts': "void import('./a.ts');",
  'packages/regions/src/a.test.ts': '',
  'packages/design-system/src/icons/icon.ts': "import '../text/prose.ts';",
  'packages/design-system/src/text/prose.ts': '',
  'packages/design-system/src/text/prose.stories.tsx': "import '../samples/pictures.ts';",
  'packages/design-system/src/forms/form.ts':
    "import '../samples/pictures.ts'; import '../text/prose.ts'; import '../fields/field.ts';",
  'packages/design-system/src/samples/pictures.ts': '',
  'packages/design-system/src/fields/field.ts': '',
  'packages/misc/src/index.ts': '',
};

const problems = [
  'Nothing of tooling/e2e was read.',
  'apps/api/src/app.ts imports packages/content/src/index.ts. apps/api:',
  'apps/api/src/database/schema.ts imports apps/api/src/http/http-error.ts. apps/api/src/database:',
  'apps/api/src/modules/contacts/contact-routes.ts imports apps/api/src/modules/jobs/job-routes.ts. modules-do-not-import-each-other:',
  'apps/api/src/modules/jobs/job-service.ts imports apps/api/src/http/http-error.ts. only-routes-know-http:',
  'apps/storybook/.storybook/preview.tsx imports packages/api-client/src/index.ts. apps/storybook:',
  'packages/content/src/index.ts imports packages/site/src/routes.tsx. packages/content:',
  'packages/design-system/src/forms/form.ts imports packages/design-system/src/fields/field.ts. design-system-has-no-other-folder:',
  'packages/design-system/src/forms/form.ts imports packages/design-system/src/samples/pictures.ts. design-system-folder-imports-no-later-folder:',
  'packages/design-system/src/icons/icon.ts imports packages/design-system/src/text/prose.ts. design-system-folder-imports-no-later-folder:',
  'packages/misc is not in map.ts.',
  'packages/regions/src/a.ts imports packages/regions/src/b.ts. no-circle:',
  'packages/regions/src/index.ts imports ./gone.ts. no-import-into-nothing:',
  'packages/regions/src/index.ts imports packages/regions/src/a.test.ts. no-test-in-the-product:',
  'packages/site/src/features/form.ts imports packages/site/src/pages/careers/careers-page.tsx. site-features-imports-no-higher-layer:',
  'packages/site/src/lib/region.ts imports packages/site/src/prerender/write.ts. site-lib-imports-no-higher-layer:',
  'packages/site/src/pages/home/home-page.tsx imports packages/site/src/pages/careers/careers-page.tsx. pages-do-not-know-each-other:',
  'packages/site/src/pages/home/title.ts imports packages/site/src/routes.tsx. site-pages-imports-no-higher-layer:',
  'packages/site/src/prerender/write.ts imports packages/site/src/helpers/write.ts. site-has-no-other-folder:',
  'packages/site/src/router/link.ts imports packages/site/src/lib/region.ts. site-router-imports-no-higher-layer:',
  'packages/site/src/sections/hero.ts imports packages/site/src/features/form.ts. site-sections-imports-no-higher-layer:',
  'packages/site/src/shell/header.tsx imports packages/site/src/pages/home/home-page.tsx. only-the-route-table-imports-pages:',
];

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boundaries-'));
  const others = Object.keys(map).filter((part) => part !== 'tooling/e2e');
  const empty = Object.fromEntries(others.map((part) => [`${part}/src/index.ts`, '']));
  for (const [name, text] of Object.entries({ ...empty, ...files })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});

afterEach(() => rm(root, { recursive: true }));

test('finds only the imports that break a rule', async () => {
  const found = (await findProblems(root)).map((problem) => problem.replace(/(?<=:) .*/, ''));
  expect(found.toSorted()).toEqual(problems);
  const unproven = rules.filter(
    ({ name = '' }) =>
      !(name in map) &&
      !(name.replace('apps/api/src/', '') in serverMap) &&
      !problems.some((problem) => problem.includes(`${name}:`)),
  );
  expect(unproven).toEqual([]);
});
