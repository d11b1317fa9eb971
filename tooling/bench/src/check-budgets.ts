import { resolve } from 'node:path';
import { findExcess } from './budgets/find-excess.ts';
import { readBuiltPages } from './budgets/read-built-pages.ts';

/* Fails when a page of the build in the folder given is heavier than `budgets.ts` allows. */
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
