import { resolve } from 'node:path';
import { budgets, measures, pageKind } from '../budgets.ts';
import { readBuiltPages, type BuiltPage } from './read-built-pages.ts';

const parts = Object.keys(measures) as (keyof typeof measures)[];

/** A sentence for each budget that a page exceeds. */
export function findExcess(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap((page) => {
    const kind = pageKind(page.path);
    return parts
      .map((part) => ({ part, size: page[part], budget: budgets[kind][part] }))
      .filter(({ size, budget }) => size > budget)
      .map(
        ({ part, size, budget }) =>
          `${page.path} carries ${format(size)} ${measures[part]}, ${format(size - budget)} more than a ${kind} page may (${format(budget)}).`,
      );
  });
}

function format(amount: number): string {
  return amount.toLocaleString('en-US');
}

/* Fails when a page of the build in the folder given is heavier than `budgets.ts` allows. */
if (import.meta.main) {
  const [dist = 'dist'] = process.argv.slice(2);
  const pages = await readBuiltPages(resolve(dist, 'site'));
  const excess = findExcess(pages);
  for (const sentence of excess) console.error(`  ${sentence}`);
  console.log(
    excess.length > 0
      ? 'The site is over its budgets (tooling/bench/budgets.ts).'
      : `${pages.length} pages are within their budgets.`,
  );
  process.exitCode = excess.length > 0 ? 1 : 0;
}
