import { headersFor, parseHeaderRules } from './index.ts';
import { describe, expect, test } from 'vitest';
import { withPolicy } from './document-policy.ts';
import { observatoryResults, observatoryScore } from './observatory-score.ts';
import { headersFile } from './site-headers.ts';

const rules = parseHeaderRules(headersFile(['/home']));
const delivered = headersFor(rules, '/home');
const page = withPolicy(
  { name: 'home.html', html: '<meta charset="utf-8"/><style>a{color:red}</style>' },
  [],
);

describe.each(['/home', '/nowhere'])('what stands at %s', (path) => {
  test('reaches 130 points by the rules of the Observatory, an A+', () => {
    const results = observatoryResults(headersFor(rules, path), page);
    expect(results.filter(({ points }) => points < 0)).toEqual([]);
    expect(observatoryScore(results)).toBe(130);
  });
});

test.each([
  ['Content-Security-Policy', 80],
  ['Strict-Transport-Security', 80],
  ['X-Content-Type-Options', 125],
  ['Cross-Origin-Resource-Policy', 120],
])('without the header %s they would reach %i', (missing, score) => {
  const headers = new Headers(delivered);
  headers.delete(missing);
  expect(observatoryScore(observatoryResults(headers, page))).toBe(score);
});

test.each([
  ['http-equiv="Content-Security-Policy"', 75],
  ['name="referrer"', 120],
])('without <meta %s> they would reach %i', (missing, score) => {
  const html = page.replace(missing, 'name="other"');
  expect(observatoryScore(observatoryResults(delivered, html))).toBe(score);
});

test.each(["script-src 'self' 'unsafe-inline'", 'script-src *', 'style-src data:'])(
  'a policy with %s costs 20 points',
  (directive) => {
    const policy = `default-src 'none'; ${directive}; form-action 'self'; frame-ancestors 'none'`;
    const headers = new Headers(delivered);
    headers.set('content-security-policy', policy);
    expect(observatoryScore(observatoryResults(headers, ''))).toBe(75);
  },
);
