import type { IForbiddenRuleType } from 'dependency-cruiser';
import { map, serverMap } from './map.ts';

const ourParts = '^(?:apps|packages|tooling)/';

/** Rules that hold inside one part. */
const insideRules: IForbiddenRuleType[] = [
  {
    name: 'pages-do-not-know-each-other',
    comment: 'What two pages share belongs beside them: a section, a form, a hook.',
    from: { path: '^packages/site/src/pages/([^/]+)/' },
    to: { path: '^packages/site/src/pages/', pathNot: '^packages/site/src/pages/$1/' },
  },
  {
    name: 'only-the-route-table-imports-pages',
    comment: 'routes.tsx is the list of pages; a page that is imported elsewhere loses its chunk.',
    from: { path: '^packages/site/src/', pathNot: '^packages/site/src/(?:pages/|routes\\.tsx$)' },
    to: { path: '^packages/site/src/pages/' },
  },
  {
    name: 'modules-do-not-import-each-other',
    comment: 'What two modules of the API share lies beside them; app.ts alone joins them.',
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/api/src/modules/[^/]+/', pathNot: '^apps/api/src/modules/$1/' },
  },
  {
    name: 'only-routes-know-http',
    comment: 'A service throws a domain error; http/errors gives it a status.',
    from: { path: '^apps/api/src/modules/', pathNot: '-(?:routes|form)\\.ts$|\\.test\\.ts$' },
    to: { path: '^apps/api/src/http/' },
  },
  ...Object.entries(serverMap).map(([folder, allowed]) => serverRule(folder, allowed)),
];

/** Rules that hold everywhere. */
const generalRules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment: 'Modules in a circle cannot be read, tested or loaded one by one, import() or not.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-in-the-product',
    comment: 'What only tests need must not reach a visitor.',
    from: { path: `${ourParts}[^/]+/src/`, pathNot: '\\.(?:test|stories|e2e)\\.tsx?$|/testing/' },
    to: { path: '\\.(?:test|stories|e2e)\\.tsx?$' },
  },
  {
    name: 'no-import-into-nothing',
    comment: 'An import that leads nowhere is checked by no other rule.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
  },
];

/** Every rule, those of the map first. */
export const rules: readonly IForbiddenRuleType[] = [
  ...Object.entries(map).map(([part, allowed]) => mapRule(part, allowed)),
  ...insideRules,
  ...generalRules,
].map((rule) => ({ severity: 'error', ...rule }));

function serverRule(folder: string, allowed: readonly string[]): IForbiddenRuleType {
  return {
    name: `apps/api/src/${folder}`,
    comment: `In the API, ${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other folder'}.`,
    from: { path: `^apps/api/src/${folder}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: '^apps/api/src/',
      pathNot: `^apps/api/src/(?:(?:${[folder, ...allowed].join('|')})/|(?:config|errors|time)\\.ts$)`,
    },
  };
}

function mapRule(part: string, allowed: readonly string[]): IForbiddenRuleType {
  const reachable = [part, ...allowed].map((path) => (path.includes('/src/') ? path : `${path}/`));
  return {
    name: part,
    comment: `${part} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing else of ours'}.`,
    from: { path: `^${part}/(?:src|\\.storybook)/` },
    to: { path: ourParts, pathNot: `^(?:${reachable.join('|')})` },
  };
}
