import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { rules } from './rules.ts';

/** What a cruise through the repository found. */
export interface Cruise {
  violations: readonly IViolation[];
  /** Paths of all modules of ours that were read, seen from the root. */
  modules: readonly string[];
}

/** Reads every module of the repository in `root` and holds its imports against the rules. */
export async function cruiseRepository(root: string): Promise<Cruise> {
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
  const result = output as ICruiseResult;
  return {
    violations: result.summary.violations,
    modules: result.modules.map(({ source }) => source).filter(isOurs),
  };
}

function isOurs(path: string): boolean {
  return /^(?:apps|packages|tooling)\/[^/]+\/(?:src|\.storybook)\//.test(path);
}
