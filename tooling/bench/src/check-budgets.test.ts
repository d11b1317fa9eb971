import { expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { findExcess } from './check-budgets.ts';

const parts = { html: 'about-us.html', modules: ['/assets/main.js (70000 B)', '/assets/page.js'] };
const page = { path: '/about-us', parts, ...budgets.content };
const formPage = { ...page, path: '/contact-us', js: budgets.form.js };

test('accepts pages that use up the budgets of their kinds', () => {
  expect(findExcess([page, formPage])).toEqual([]);
});

test('names the page, the excess and the files of each exceeded budget', () => {
  const heavy = { ...page, js: budgets.content.js + 2_000, html: budgets.content.html + 1 };
  expect(findExcess([heavy])).toEqual([
    '/about-us carries 16,101 B of HTML with its CSS and headers, 1 more than a content page may (16,100). Look at about-us.html.',
    '/about-us carries 98,000 B of JavaScript, 2,000 more than a content page may (96,000). Look at /assets/main.js (70000 B), /assets/page.js.',
  ]);
});
