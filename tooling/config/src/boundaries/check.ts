import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { map } from './map.ts';
import { rules } from './rules.ts';

/** A sentence for each import in the repository at `root` that breaks a rule, and for each part unread. */
export async function findProblems(root: string): Promise<string[]> {
  const { modules, summary } = await readImports(root);
  const broken = summary.violations.map(({ from, to, rule }) => {
    const reason = rules.find(({ name }) => name === rule.name)?.comment;
    return `${from} imports ${to}. ${rule.name}: ${reason}`;
  });
  const parts = new Set(
    modules.flatMap(
      ({ source }) => /^([^/]+\/[^/]+)\/(?:src|\.storybook)\//.exec(source)?.[1] ?? [],
    ),
  );
  // With an unsupported TypeScript, dependency-cruiser checks 0 modules and finds nothing.
  const unread = Object.keys(map).filter((part) => !parts.has(part));
  const unknown = [...parts].filter((part) => !Object.hasOwn(map, part));
  return [
    ...broken,
    ...unread.map((part) => `Nothing of ${part} was read.`),
    ...unknown.map((part) => `${part} is not in map.ts.`),
  ];
}

async function readImports(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['apps', 'packages', 'tooling'],
    {
      baseDir: root,
      ruleSet: { forbidden: [...rules] },
      validate: true,
      // Types bind as firmly as values.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: {
        path: '(?:^|/)(?:dist|node_modules|storybook-static|test-results|coverage|\\.turbo|\\.cache)/|^tooling/bench/peers/|\\.config\\.ts$|/\\.storybook/main\\.ts$',
      },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['@kestrova/source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
      bustTheCache: true,
    },
  );
  return output as ICruiseResult;
}

if (import.meta.main) {
  const problems = await findProblems(resolve(import.meta.dirname, '../../../..'));
  for (const problem of problems) console.log(`${problem}\n`);
  console.log(`${problems.length} imports or parts break a rule.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
