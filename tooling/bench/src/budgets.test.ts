import { expect, test } from 'vitest';
import { budgets, findExcess } from './budgets.ts';

const page = {
  path: '/about-us',
  modules: ['/assets/main.js', '/assets/page.js'],
  ...budgets.content,
};

test('accepts pages that use their whole budgets', () => {
  expect(findExcess([page, { ...page, path: '/contact-us', js: budgets.form.js }])).toEqual([]);
});

test('names the page and the excess of each exceeded budget', () => {
  const heavy = { ...page, js: budgets.content.js + 2_000, html: budgets.content.html + 1 };
  expect(findExcess([heavy])).toEqual([
    '/about-us carries 14601 B of HTML with its CSS and headers, and may carry 14600.',
    '/about-us carries 98000 B of JavaScript, and may carry 96000. Look at /assets/main.js, /assets/page.js.',
  ]);
});
