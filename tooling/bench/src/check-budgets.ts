import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readBuiltPages } from './budgets/built-site.ts';
import { findExcess } from './budgets/find-excess.ts';
import { readPagePackages, type PagePackages } from './budgets/page-packages.ts';

/*
 * Fails when a page of the build in the folder given is heavier than `budgets.ts` allows, and says
 * which packages grew. `--record` makes the build the one that later builds are compared with.
 */
const [dist = 'dist', option] = process.argv.slice(2);
const baselineFile = join(import.meta.dirname, '../baseline.json');

const pages = await readBuiltPages(resolve(dist, 'site'));
const packages = await readPagePackages(resolve(dist), pages);

if (option === '--record') {
  await writeFile(baselineFile, `${JSON.stringify(packages, undefined, 2)}\n`);
  console.log(`${pages.length} pages are the baseline now.`);
} else {
  const baseline = JSON.parse(await readFile(baselineFile, 'utf8')) as PagePackages;
  const excess = findExcess(pages, packages, baseline);
  for (const sentence of excess) console.error(`  ${sentence}`);
  if (excess.length > 0) {
    console.error('The site is over its budgets (tooling/bench/budgets.ts).');
    process.exitCode = 1;
  } else {
    console.log(`${pages.length} pages are within their budgets.`);
  }
}
