import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the code says about a component. */
export interface ComponentFacts {
  /** The roles of the colors that its styles name, and those that it inherits. */
  colors: string[];
  /** The parts of the site that import it directly. */
  usedOn: string[];
}

const packages = join(import.meta.dirname, '../../../packages');
const designSystem = join(packages, 'design-system/src');

const read = (path: string) => readFileSync(path, 'utf8');
const listNames = (code = '') => code.match(/\w+/g) ?? [];

/** The file of each name that the design system exports. */
const files = new Map(
  [...read(join(designSystem, 'index.ts')).matchAll(/\{(.*)\} from '(.*)'/g)].flatMap(
    ([, names, path = '']) => listNames(names).map((name) => [name, join(designSystem, path)]),
  ),
);

/** The facts of each component by the name of its file. */
export function collectFacts(): Record<string, ComponentFacts> {
  const parts = listParts();
  const facts = globSync('*/*.stories.tsx', { cwd: designSystem }).map((path) => {
    const code = read(join(designSystem, path));
    const [, name, others] = /component: (\w+),(?:\s+subcomponents: ([^}]*))?/.exec(code) ?? [];
    const names = listNames(`${name} ${others}`);
    const usedOn = parts.filter(({ imported }) => names.some((part) => imported.has(part)));
    return [
      basename(path, '.stories.tsx'),
      {
        colors: listColors(names.flatMap((part) => files.get(part) ?? [])),
        usedOn: usedOn.map(({ part }) => part).toSorted(),
      },
    ] as const;
  });
  return Object.fromEntries(facts);
}

/** The files of the site in everyday words, such as "home page", with what they import. */
function listParts() {
  return globSync('site/src/**/*.tsx', { cwd: packages })
    .filter((path) => !/\.(stories|test)\.|\/testing\//.test(path))
    .map((path) => {
      const imports = read(join(packages, path)).matchAll(
        /import \{([^}]+)\} from '@kestrova\/design-system'/g,
      );
      const imported = new Set([...imports].flatMap(([, names]) => listNames(names)));
      const part = basename(path, '.tsx').replaceAll('-', ' ');
      return { part: part === 'app' ? 'every page' : part, imported };
    });
}

/** What the style sheets of files take from the tokens; on a page, text and the surface are inherited. */
function listColors(modules: readonly string[]): string[] {
  const sheets = modules.flatMap((path) =>
    [...read(path).matchAll(/'(\..*\.css)'/g)].map(([, sheet = '']) =>
      read(join(path, '..', sheet)),
    ),
  );
  const named = sheets.flatMap((css) => [...css.matchAll(/--color-([\w-]+)/g)]);
  if (named.length === 0) return [];
  return [...new Set(['text', 'surface', ...named.map(([, role = '']) => role)])];
}
