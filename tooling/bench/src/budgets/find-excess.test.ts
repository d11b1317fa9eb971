import { expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { findExcess } from './find-excess.ts';

const page = {
  path: '/about-us',
  modules: [],
  html: 1,
  css: 1,
  js: 1,
  files: 1,
  assetHeaders: 1,
  images: 1,
  fonts: 1,
};

test('is silent while every page is within its budget', () => {
  expect(findExcess([{ ...page, ...budgets.content }], {}, {})).toEqual([]);
});

test('says what grew in a page whose code is too much, the most first', () => {
  const now = { '/about-us': { zod: 90_000, 'packages/site': 1_200, react: 5 } };
  const baseline = { '/about-us': { 'packages/site': 1_000, react: 5 } };
  expect(findExcess([{ ...page, js: 82_500 }], now, baseline)).toEqual([
    '/about-us carries 82,500 B of JavaScript, 2,500 more than a content page may (80,000).\n' +
      '    Grown since the baseline, before compression: zod by 90,000 B, packages/site by 200 B.',
  ]);
});

test('gives form pages their own measure', () => {
  const form = { ...page, path: '/contact-us', js: 90_000 };
  expect(findExcess([form], {}, {})).toEqual([]);
  expect(findExcess([{ ...form, html: 14_601 }], {}, {})).toEqual([
    '/contact-us carries 14,601 B of HTML with its CSS and headers, 1 more than a form page may (14,600).',
  ]);
});

test('counts the files that a page asks for', () => {
  expect(findExcess([{ ...page, files: 7 }], {}, {})).toEqual([
    '/about-us carries 7 files of JavaScript, 1 more than a content page may (6).',
  ]);
});
