import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames, paths, type PageName } from '@kestrova/paths';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** What the code and the notes of the releases say about a component; sentences are Markdown. */
export interface ComponentFacts {
  status: 'deprecated' | 'new' | 'stable';
  /** The roles of the colors that its styles name, and those that it inherits. */
  colors: string[];
  /** What the keys do, with a link to the story that proves it. */
  keyboard: string;
  usedOn: string;
  why: string;
  changes: string;
}

/** How many of a component's last changes its page shows. */
const CHANGES = 3;

const root = join(import.meta.dirname, '../../..');
const site = join(root, 'packages/site/src');
const designSystem = join(root, 'packages/design-system');

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const listNames = (code = '') => code.match(/\w+/g) ?? [];

/** The facts of each component by the title of its page. */
export function collectFacts(): Record<string, ComponentFacts> {
  const everywhere = listImported(join(site, 'shell/app.tsx'));
  const routes = read(site, 'routes.tsx').matchAll(/'?([\w-]+)'?: \(\) =>\s+import\('(.*)'\)/g);
  const pages = [...routes].map(([, name, path = '']) => ({
    link: `[${name?.replaceAll('-', ' ')}](?path=/story/${pageStories.get(name as PageName)})`,
    imported: listImported(join(site, path)),
  }));
  const facts = globSync('src/**/*.stories.tsx', { cwd: designSystem }).map((path) => {
    const code = read(designSystem, path);
    const [, title = ''] = /^ {2}title: '(.*)'/m.exec(code) ?? [];
    const [, name = '', others] =
      /component: (\w+),(?:\s+subcomponents: ([^}]*))?/.exec(code) ?? [];
    const file = join(designSystem, path.replace('.stories', ''));
    const links = pages.filter(({ imported }) => imported.has(file)).map(({ link }) => link);
    const usedOn = everywhere.has(file) ? 'Every page' : links.join(', ') || 'No page';
    const names = [name, ...listNames(others)];
    const parts = [file, ...listNames(others).flatMap((part) => files.get(part) ?? [])];
    const status = findStatus(file, name);
    return [
      title,
      {
        status,
        colors: listColors(parts),
        keyboard: describeKeyboard(code, title),
        usedOn,
        why: listDecisions(names).join('\n\n'),
        changes: listChanges(names).slice(0, CHANGES).join('\n'),
      },
    ] as const;
  });
  return Object.fromEntries(facts.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The first story of each page of the site. */
export const pageStories = new Map<PageName, string>();
for (const path of globSync('../src/site/*.stories.tsx', { cwd: import.meta.dirname })) {
  const [head = '', ...stories] = read(import.meta.dirname, path).split(/^export const /m);
  const [, title = ''] = /title: '(.*?)'/.exec(head) ?? [];
  for (const name of pageNames.filter((page) => !pageStories.has(page))) {
    const address = new RegExp(`pathTo\\('${name}'|['\`]${paths[name].replace(/:id.*/, '')}['\`$]`);
    const isShown = (code: string) => address.test(code);
    const story = stories.find(isShown) ?? (isShown(head) ? stories[0] : undefined);
    const [exported] = listNames(story);
    if (exported) pageStories.set(name, toId(title, storyNameFromExport(exported)));
  }
}

/** What the comments of a component's stories tagged `keyboard` say about keys. */
function describeKeyboard(code: string, title: string): string {
  const stories = code.matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const (\w+).*\n  tags: \[.*'keyboard'/g,
  );
  return [...stories]
    .map(([, sentences = '', exported = '']) => {
      const name = storyNameFromExport(exported);
      const proof = `[${name}](?path=/story/${toId(title, name)})`;
      const keys = sentences
        .replaceAll(/\s+\*?\s*/g, ' ')
        .split(/(?<=\.) /)
        .filter((sentence) => /Tab|Enter|Space|Escape|arrow keys|focus/.test(sentence));
      return `${keys.join(' ').trim()} The story ${proof} proves it.`;
    })
    .join('\n\n');
}

/** The file of each name that the design system exports. */
const files = new Map(
  [...read(designSystem, 'src/index.ts').matchAll(/\{(.*)\} from '(.*)'/g)].flatMap(
    ([, names, path = '']) =>
      listNames(names).map((name) => [name, join(designSystem, 'src', path)] as const),
  ),
);

/** A file with those that it imports and that these import, but without the pages of the site. */
function listImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.endsWith('routes.tsx')) return found;
  found.add(file);
  const code = read(file);
  const relative = code.matchAll(/(?:from |import\()'(\..+\.tsx?)'/g);
  const names = code.matchAll(/import \{([^}]+)\} from '@kestrova\/design-system'/g);
  const imported = [
    ...[...relative].map(([, path = '']) => join(file, '..', path)),
    ...[...names].flatMap(([, list]) => listNames(list)).map((name) => files.get(name) ?? file),
  ];
  for (const other of imported) listImported(other, found);
  return found;
}

/** What the style sheets of files take from the tokens; on a page, text and the surface are inherited. */
function listColors(modules: readonly string[]): string[] {
  const sheets = modules.flatMap((path) =>
    [...read(path).matchAll(/'(\..*\.css)'/g)].map(([, sheet = '']) => read(path, '..', sheet)),
  );
  const named = sheets.flatMap((css) => [...css.matchAll(/--color-([\w-]+)/g)]);
  if (named.length === 0) return [];
  return [...new Set(['text', 'surface', ...named.map(([, role = '']) => role)])];
}

/** The decisions that name a component, without their dates. */
function listDecisions(names: readonly string[]): string[] {
  return globSync('docs/decisions/*-*.md', { cwd: root })
    .toSorted()
    .map((path) => read(root, path).replace(/^# (.*)\n\n.*\n/, '### $1\n'))
    .filter((decision) => names.some((name) => decision.includes(`\`${name}\``)));
}

const [, ...releases] = read(designSystem, 'CHANGELOG.md')
  .replaceAll(/^- \w{7}: /gm, '- ')
  .split(/^## /m);

/** The notes of the next release and of those before, the newest first. */
export const notes = [
  globSync('.changeset/*.md', { cwd: root })
    .map((path) => read(root, path).split('---\n'))
    .map(([, packages, note = '']) => (packages?.includes('design-system') ? note : ''))
    .reduce((all, note) => `${all}\n${note}`, 'Next release\n'),
  ...releases,
];

/** What the notes say about a component by one of its names. */
function listChanges(names: readonly string[]): string[] {
  return notes.flatMap((note) => {
    const [release, ...sentences] = note.split(/\n+ *- |\n\s*\n|(?<=\.)\s+(?=[A-Z`])/);
    return sentences
      .filter((sentence) => names.some((name) => sentence.includes(`\`${name}\``)))
      .map((sentence) => `- **${release}**: ${sentence}`);
  });
}

/** A component is new until the release after the one whose notes call it new. */
function findStatus(file: string, name: string): ComponentFacts['status'] {
  if (read(file).includes('@deprecated')) return 'deprecated';
  const isNew = notes.slice(0, 2).some((note) => note.match(`New\\b[^.]*\`${name}\``));
  return isNew ? 'new' : 'stable';
}
