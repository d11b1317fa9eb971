import { expect, test } from 'vitest';
import { parseSiteRules } from './site-rules.ts';

const { headersFor, findRedirect } = parseSiteRules(
  `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; img-src https://tiles.example:8080

/services/:name
  Content-Security-Policy: frame-src 'none'
`,
  `/v1/* http://localhost:4000/v1/:splat 200
/old/:year /new/:year/index 301
/feed.xml /jobs.xml 302
`,
);

test('gives a path the headers of every rule that matches, joined by commas', () => {
  const everywhere = "default-src 'none'; img-src https://tiles.example:8080";
  const ai = headersFor('/services/ai-services');
  expect(ai.get('x-content-type-options')).toBe('nosniff');
  expect(ai.get('content-security-policy')).toBe(`${everywhere}, frame-src 'none'`);
  // A placeholder matches one segment only.
  expect(headersFor('/services/ai/more').get('content-security-policy')).toBe(everywhere);
});

test.each([
  ['/v1/website/job', { to: 'http://localhost:4000/v1/website/job', status: 200 }],
  ['/old/2024', { to: '/new/2024/index', status: 301 }],
  ['/feed.xml', { to: '/jobs.xml', status: 302 }],
  ['/feedxxml', undefined],
])('the first rule that matches %s leads to its target, filled in', (path, redirect) => {
  expect(findRedirect(path)).toEqual(redirect);
});

test.each([
  ['/*\n  no colon here', ''],
  ['  X-Early: yes', ''],
  ['', '/a /b 301 extra'],
  ['', '/a'],
])('names a line that has another form', (headers, redirects) => {
  const line = (headers + redirects).split('\n').at(-1) ?? '';
  expect(() => parseSiteRules(headers, redirects)).toThrow(`"${line}"`);
});
