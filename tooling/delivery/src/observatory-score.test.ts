import { parseHeaderRules } from '@kestrova/site-server';
import { expect, test } from 'vitest';
import { observatoryResults, observatoryScore } from './observatory-score.ts';
import { headersFile } from './site-headers.ts';

const inlined = { scripts: new Set(["'sha256-a'"]), styles: new Set(["'sha256-b'"]) };
const [everywhere] = parseHeaderRules(headersFile({ inlined, connectTo: [] }));
const delivered = (everywhere?.headers ?? []).map(([name, value]): [string, string] => [
  name,
  value,
]);

test('the sites reach 130 points by the rules of the Observatory, an A+', () => {
  const results = observatoryResults(new Headers(delivered));
  expect(results.filter(({ points }) => points < 0)).toEqual([]);
  expect(observatoryScore(results)).toBe(130);
});

test.each([
  ['Content-Security-Policy', 55],
  ['Strict-Transport-Security', 80],
  ['X-Content-Type-Options', 125],
  ['Referrer-Policy', 120],
  ['Cross-Origin-Resource-Policy', 120],
])('without %s they would reach %i', (missing, score) => {
  const headers = new Headers(delivered);
  headers.delete(missing);
  expect(observatoryScore(observatoryResults(headers))).toBe(score);
});

test.each(["script-src 'self' 'unsafe-inline'", 'script-src *', 'style-src data:'])(
  'a policy with %s costs 20 points',
  (directive) => {
    const policy = `default-src 'none'; ${directive}; form-action 'self'; frame-ancestors 'none'`;
    const headers = new Headers(delivered);
    headers.set('content-security-policy', policy);
    expect(observatoryScore(observatoryResults(headers))).toBe(80);
  },
);
