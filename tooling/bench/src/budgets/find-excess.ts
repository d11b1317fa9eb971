import { budgets, pageKind, type Budget } from '../../budgets.ts';
import type { BuiltPage } from './built-site.ts';
import { findGrowth, type PagePackages } from './page-packages.ts';

const names: Record<keyof Budget, string> = {
  html: 'HTML with its CSS',
  css: 'CSS',
  js: 'JavaScript',
  images: 'pictures in the first view',
  fonts: 'fonts',
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
        const sentence = `${page.path} carries ${bytes(page[part])} of ${names[part]}, ${bytes(page[part] - budgets[kind][part])} more than a ${kind} page may (${bytes(budgets[kind][part])}).`;
        if (part !== 'js') return sentence;
        const growth = findGrowth(baseline[page.path] ?? {}, now[page.path] ?? {}).slice(0, 4);
        const grown = growth.map(({ name, by }) => `${name} by ${bytes(by)}`).join(', ');
        return `${sentence}\n    Grown since the baseline, before compression: ${grown || 'nothing'}.`;
      });
  });
}

function bytes(count: number): string {
  return `${count.toLocaleString('en-US')} B`;
}
