import { resolve } from 'node:path';
import { regions } from '@kestrova/regions';
import { budgets, measures, pageKind } from '../budgets.ts';
import { readBuiltPages, type BuiltPage } from './read-built-pages.ts';

const parts = Object.keys(measures) as (keyof typeof measures)[];

/** A sentence for each budget that a page exceeds, with the files to look at. */
export function findExcess(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap((page) => {
    const kind = pageKind(page.path);
    return parts
      .map((part) => ({ part, size: page[part], budget: budgets[kind][part] }))
      .filter(({ size, budget }) => size > budget)
      .map(({ part, size, budget }) => {
        const files =
          part === 'html' || part === 'css' ? page.parts.html : page.parts.modules.join(', ');
        return `${page.path} carries ${format(size)} ${measures[part]}, ${format(size - budget)} more than a ${kind} page may (${format(budget)}). Look at ${files}.`;
      });
  });
}

function format(amount: number): string {
  return amount.toLocaleString('en-US');
}

/* Fails when a page of a built site is heavier than `budgets.ts` allows. */
if (import.meta.main) {
  for (const { app } of regions) {
    const pages = await readBuiltPages(
      resolve(import.meta.dirname, '../../../apps', app, 'dist/site'),
    );
    const excess = findExcess(pages);
    if (excess.length === 0) {
      console.log(`${app}: ${pages.length} pages are within their budgets.`);
      continue;
    }
    process.exitCode = 1;
    console.error(
      `${app}: some pages are over their budgets. Find what the last change added to the files below. Remove it, load it later, or raise the budget in tooling/bench/budgets.ts and say why.`,
    );
    for (const sentence of excess) console.error(`  ${sentence}`);
  }
}
