import { expect, test } from 'vitest';
import { parseSiteRules } from './site-rules.ts';

const { headersFor, findRedirect } = parseSiteRules(
  [
    '# On every response',
    '/*',
    '  X-Content-Type-Options: nosniff',
    "  Content-Security-Policy: default-src 'none'; img-src https://tiles.example:8080",
    '',
    '/services/:name',
    "  Content-Security-Policy: frame-src 'none'",
  ].join('\n'),
  [
    '# The first match wins',
    '/v1/*        http://localhost:4000/v1/:splat 200',
    '/old/:year   /new/:year/index',
    '/feed.xml    /jobs.xml 302',
  ].join('\n'),
);

test('gives a path the headers of every rule that matches, joined by commas', () => {
  const headers = headersFor('/services/ai-services');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src https://tiles.example:8080, frame-src 'none'",
  );
});

test('a placeholder matches one segment only', () => {
  expect(headersFor('/services/ai/more').get('content-security-policy')).not.toContain('frame-src');
});

test('fills in what the star and the names match; a full stop is itself', () => {
  expect(findRedirect('/v1/website/job')).toEqual({
    to: 'http://localhost:4000/v1/website/job',
    status: 200,
  });
  expect(findRedirect('/old/2024')).toEqual({ to: '/new/2024/index', status: 301 });
  expect(findRedirect('/feed.xml')?.status).toBe(302);
  expect(findRedirect('/feedxxml')).toBeUndefined();
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
