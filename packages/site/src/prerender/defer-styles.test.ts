import { expect, test } from 'vitest';
import { deferStyles } from './defer-styles.ts';

const css = [
  '@layer base,sections;@font-face{font-family:A}:root{--a:1}',
  '@layer base{a{color:red}.card-body{color:red}}',
  '@media print{.card-body{color:red}.hero-title{color:red;& .card-body{color:red}}}',
  '.hero-title,.card-title{color:red}.hero-title:not(.card-title){color:red}',
].join('');

test('leaves pages without later styles as they are', () => {
  const body = '<p class="hero-title"></p>';
  expect(deferStyles(body, css)).toEqual({ body, css });
});

test('links the rules that only later sections need where these begin', () => {
  const mark = '<div id="later-styles" hidden="">';
  const {
    body,
    css: first,
    later,
  } = deferStyles(`<h1 class="hero-title x">A</h1>${mark}</div><p class="card-body"></p>`, css);
  expect(later?.css).toBe('@layer base{.card-body{color:red}}@media print{.card-body{color:red}}');
  expect(body).toContain(`${mark}<link rel="stylesheet" href="/${later?.file}"/></div>`);
  expect(first).toBe(
    [
      '@layer base,sections;@font-face{font-family:A}:root{--a:1}',
      '@layer base{a{color:red}}',
      '@media print{.hero-title{color:red;& .card-body{color:red}}}',
      '.hero-title,.card-title{color:red}.hero-title:not(.card-title){color:red}',
    ].join(''),
  );
});
