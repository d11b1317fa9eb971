import { expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { findExcess } from './check-budgets.ts';

const page = { path: '/about-us', ...budgets.content };
const formPage = { ...page, path: '/contact-us' };

test('says what a page carries too much of, and how much, by the budget of its kind', () => {
  expect(findExcess([page, { ...formPage, js: 90_000 }])).toEqual([]);
  expect(
    findExcess([
      { ...page, js: 91_000, files: 9 },
      { ...formPage, html: 14_601 },
    ]),
  ).toEqual([
    '/about-us carries 91,000 B of JavaScript, 1,900 more than a content page may (89,100).',
    '/about-us carries 9 files of JavaScript, 1 more than a content page may (8).',
    '/contact-us carries 14,601 B of HTML with its CSS and headers, 1 more than a form page may (14,600).',
  ]);
});
