import { expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { findExcess } from './find-excess.ts';

const page = { path: '/about-us', ...budgets.content };

test('says nothing while every page is within its budget', () => {
  expect(findExcess([page])).toEqual([]);
});

test('says what a page carries too much of, and how much', () => {
  expect(findExcess([{ ...page, js: 90_500, files: 9 }])).toEqual([
    '/about-us carries 90,500 B of JavaScript, 2,000 more than a content page may (88,500).',
    '/about-us carries 9 files of JavaScript, 1 more than a content page may (8).',
  ]);
});

test('gives form pages a budget of their own', () => {
  expect(findExcess([{ ...page, path: '/contact-us', js: 90_000, html: 14_601 }])).toEqual([
    '/contact-us carries 14,601 B of HTML with its CSS and headers, 1 more than a form page may (14,600).',
  ]);
});
