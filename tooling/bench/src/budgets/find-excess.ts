import { budgets, pageKind, type Budget } from '../../budgets.ts';
import type { BuiltPage } from './built-site.ts';
import { findGrowth, type PagePackages } from './page-packages.ts';

const names: Record<keyof Budget, string> = {
  html: 'B of HTML with its CSS and headers',
  css: 'B of CSS',
  js: 'B of JavaScript',
  files: 'files of JavaScript',
  assetHeaders: 'B of headers on one of its files',
  images: 'B of pictures in the first view',
  fonts: 'B of fonts',
};

/** One sentence or two for each budget that a page exceeds. */
export function findExcess(
  pages: readonly BuiltPage[],
  now: PagePackages,
  baseline: PagePackages,
): string[] {
  return pages.flatMap((page) => {
    const kind = pageKind(page.path);
    return (Object.keys(names) as (keyof Budget)[])
      .filter((part) => page[part] > budgets[kind][part])
      .map((part) => {
        const sentence = `${page.path} carries ${count(page[part])} ${names[part]}, ${count(page[part] - budgets[kind][part])} more than a ${kind} page may (${count(budgets[kind][part])}).`;
        if (part !== 'js') return sentence;
        const growth = findGrowth(baseline[page.path] ?? {}, now[page.path] ?? {}).slice(0, 4);
        const grown = growth.map(({ name, by }) => `${name} by ${count(by)} B`).join(', ');
        return `${sentence}\n    Grown since the baseline, before compression: ${grown || 'nothing'}.`;
      });
  });
}

function count(amount: number): string {
  return amount.toLocaleString('en-US');
}
