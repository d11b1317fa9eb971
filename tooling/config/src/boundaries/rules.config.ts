import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { areas, map } from './map.ts';

const ourParts = '^(?:apps|packages|tooling)/';
/** Our packages by name: an import that no dependency resolves keeps its name. */
const ourNames = '^@kestrova/';
const site = '^packages/site/src/';
const modules = '^apps/api/src/modules/';

/** What one part may import from the others. */
const betweenParts = Object.entries(map).map(([part, allowed]): IForbiddenRuleType => {
  const reachable = [part, ...allowed].flatMap((path) => {
    const name = `@kestrova/${path.split('/')[1]}`;
    return path.includes('/src/') ? [path, `${name}/`] : [`${path}/`, `${name}(?:/|$)`];
  });
  return {
    name: part,
    comment: `${part} may import ${allowed.join(', ') || 'nothing else of ours'}, since imports only go to a lower level (tooling/config/src/boundaries/map.ts).`,
    from: { path: `^${part}/(?:src|\\.storybook)/` },
    to: { path: `${ourParts}|${ourNames}`, pathNot: `^(?:${reachable.join('|')})` },
  };
});

/** What one folder of a part may import from the others. */
const insideAreas = areas.flatMap(({ root, folders, free = [], shared = '' }) => {
  const rules = Object.entries(folders).map(([folder, allowed]): IForbiddenRuleType => {
    const reachable = [folder, ...allowed].join('|');
    return {
      name: root + folder,
      comment: `${root}${folder} may import ${allowed.join(', ') || 'no other folder of its part'}.`,
      from: { path: `^${root}${folder}/`, pathNot: '\\.(?:test|stories)\\.tsx?$' },
      to: { path: `^${root}`, pathNot: `^${root}(?:(?:${reachable})/|${shared}$)` },
    };
  });
  const known = [...free, ...Object.keys(folders)].join('|');
  const unknownFolder: IForbiddenRuleType = {
    name: `${root}*`,
    comment: 'No rule checks a folder that is not in map.ts.',
    from: {},
    to: { path: `^${root}[^/]+/`, pathNot: `^${root}(?:${known})/` },
  };
  return [...rules, unknownFolder];
});

const others: IForbiddenRuleType[] = [
  {
    name: 'every-part-is-in-the-map',
    comment: 'No rule checks a part that is not in map.ts.',
    from: { path: '/(?:src|\\.storybook)/', pathNot: `^(?:${Object.keys(map).join('|')})/` },
    to: {},
  },
  {
    name: 'pages-do-not-know-each-other',
    comment: 'Move what two pages share out of both: into a section, a form or a hook.',
    from: { path: `${site}pages/([^/]+)/` },
    to: { path: `${site}pages/`, pathNot: `${site}pages/$1/` },
  },
  {
    name: 'only-the-route-table-imports-pages',
    comment: 'routes.tsx is the list of pages; a page that is imported elsewhere loses its chunk.',
    from: { path: `${site}(?:mount-site|index|shell|prerender|server)\\b` },
    to: { path: `${site}pages/` },
  },
  {
    name: 'modules-do-not-import-each-other',
    comment: 'Move what two modules share out of both; only app.ts combines modules.',
    from: { path: `${modules}([^/]+)/`, pathNot: '\\.test\\.ts$' },
    to: { path: `${modules}[^/]+/`, pathNot: `${modules}$1/` },
  },
  {
    name: 'only-routes-know-http',
    comment: 'A service throws a domain error; http/errors gives it a status.',
    from: { path: modules, pathNot: '-(?:routes|form)\\.ts$|\\.test\\.ts$' },
    to: { path: '^apps/api/src/http/' },
  },
  {
    name: 'services-are-types-of-lower-folders',
    comment:
      'Every folder of the API imports services.ts; create-services.ts composes what it names.',
    from: { path: '^apps/api/src/services\\.ts$' },
    to: {
      path: '^apps/api/src/',
      pathNot: '^apps/api/src/(?:config|database|links|outbox|uploads)/',
    },
  },
  {
    name: 'only-programs-create-services',
    comment: 'create-services.ts imports a module, so nothing below may import it.',
    from: { path: '^apps/api/src/', pathNot: '^apps/api/src/(?:server\\.ts|cli/)|\\.test\\.ts$' },
    to: { path: '^apps/api/src/create-services\\.ts$' },
  },
  {
    name: 'no-circle',
    comment: 'Modules in a circle cannot be read, tested or loaded separately, even with import().',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-in-the-product',
    comment: 'Code for tests must not reach a visitor.',
    from: { path: `${ourParts}[^/]+/src/`, pathNot: '\\.(?:test|stories|e2e)\\.tsx?$|/testing/' },
    to: { path: '\\.(?:test|stories|e2e)\\.tsx?$' },
  },
  {
    name: 'no-import-into-nothing',
    comment:
      'There is no such file, or the package is not in the package.json beside it: add it there, and run `npm run pnpm -- install`.',
    from: {},
    to: { couldNotResolve: true, pathNot: `\\?|^virtual:|${ourNames}` },
  },
];

const configuration: IConfiguration = {
  forbidden: [...betweenParts, ...insideAreas, ...others].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    // An import of a type is a dependency, too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(?:^|/)(?:dist|node_modules|storybook-static|test-results|coverage|\\.turbo|\\.cache)/|^tooling/(?:bench|reliability)/peers/|\\.config\\.ts$|/\\.storybook/main\\.ts$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};

export default configuration;
