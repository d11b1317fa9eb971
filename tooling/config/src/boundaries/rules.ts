import type { IForbiddenRuleType } from 'dependency-cruiser';
import { map, serverMap } from './map.ts';

const ourParts = '^(?:apps|packages|tooling)/';

const site = '^packages/site/src/';

/** The layers of the site, highest first: imports only fall. */
const siteLayers = [
  '(?:(?:routes|mount-site|index)\\.|shell/|prerender/)',
  'pages/',
  'features/',
  'sections/',
  'lib/',
  'router/',
];

const designSystem = '^packages/design-system/src/';

/** The folders of the design system: each imports only from those before it. Samples are for stories. */
const designSystemFolders =
  'brand tokens styles icons text layout actions feedback content forms navigation samples'.split(
    ' ',
  );

/** Rules that hold inside one part. */
const insideRules: IForbiddenRuleType[] = [
  ...siteLayers.slice(1).map((layer, place) => ({
    name: `site-${layer.slice(0, -1)}-imports-no-higher-layer`,
    comment: 'routes, shell, prerender → pages → features → sections → lib → router → packages.',
    from: { path: site + layer },
    to: { path: `${site}(?:${siteLayers.slice(0, place + 1).join('|')})` },
  })),
  {
    name: 'site-has-no-other-folder',
    comment: 'A folder outside the layers is checked by no rule of theirs.',
    from: {},
    to: { path: site, pathNot: `${site}(?:${siteLayers.join('|')})` },
  },
  {
    name: 'pages-do-not-know-each-other',
    comment: 'What two pages share belongs beside them: a section, a form, a hook.',
    from: { path: `${site}pages/([^/]+)/` },
    to: { path: `${site}pages/`, pathNot: `${site}pages/$1/` },
  },
  {
    name: 'only-the-route-table-imports-pages',
    comment: 'routes.tsx is the list of pages; a page that is imported elsewhere loses its chunk.',
    from: { path: `${site}(?:mount-site|index|shell|prerender)\\b` },
    to: { path: `${site}pages/` },
  },
  ...designSystemFolders.slice(0, -1).map((folder, place) => ({
    name: 'design-system-folder-imports-no-later-folder',
    comment: `${designSystemFolders.join(' ← ')}; stories show what they like.`,
    from: { path: `${designSystem}${folder}/`, pathNot: '\\.stories\\.tsx$' },
    to: { path: `${designSystem}(?:${designSystemFolders.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'design-system-has-no-other-folder',
    comment: 'A folder outside the order is checked by no rule of it.',
    from: {},
    to: {
      path: `${designSystem}[^/]+/`,
      pathNot: `${designSystem}(?:${designSystemFolders.join('|')})/`,
    },
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
    comment: 'Modules in a circle cannot be read, tested or loaded separately, even with import().',
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
      pathNot: `^apps/api/src/(?:(?:${[folder, ...allowed].join('|')})/|(?:config|errors|services|time)\\.ts$)`,
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
