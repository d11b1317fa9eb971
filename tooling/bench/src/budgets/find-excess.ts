import { budgets, pageKind, type Budget } from '../../budgets.ts';
import type { BuiltPage } from './read-built-pages.ts';

const names: Readonly<Record<keyof Budget, string>> = {
  html: 'B of HTML with its CSS and headers',
  css: 'B of CSS',
  js: 'B of JavaScript',
  files: 'files of JavaScript',
  assetHeaders: 'B of headers on one of its files',
  images: 'B of pictures in the first view',
  fonts: 'B of fonts',
};
const parts = ['html', 'css', 'js', 'files', 'assetHeaders', 'images', 'fonts'] as const;

/** A sentence for each budget that a page exceeds. */
export function findExcess(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap((page) => {
    const kind = pageKind(page.path);
    return parts
      .map((part) => ({ part, size: page[part], budget: budgets[kind][part] }))
      .filter(({ size, budget }) => size > budget)
      .map(
        ({ part, size, budget }) =>
          `${page.path} carries ${count(size)} ${names[part]}, ${count(size - budget)} more than a ${kind} page may (${count(budget)}).`,
      );
  });
}

function count(amount: number): string {
  return amount.toLocaleString('en-US');
}
