import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { findDestination, parseRedirectRules } from './redirect-rules.ts';

describe('_headers', () => {
  const rules = parseHeaderRules(
    [
      '# What every answer carries',
      '/*',
      '  X-Content-Type-Options: nosniff',
      "  Content-Security-Policy: default-src 'none'; img-src https://tiles.example:8080",
      '',
      '/services/:name',
      "  Content-Security-Policy: frame-src 'none'",
    ].join('\n'),
  );

  test('gives a path the headers of every rule that matches, joined by commas', () => {
    const headers = headersFor(rules, '/services/ai-services');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src https://tiles.example:8080, frame-src 'none'",
    );
  });

  test('lets a placeholder stand for one segment only', () => {
    const headers = headersFor(rules, '/services/ai/more');
    expect(headers.get('content-security-policy')).not.toContain('frame-src');
  });

  test('names the line that is neither a path nor a header', () => {
    expect(() => parseHeaderRules('/*\n  no colon here')).toThrow(/line 2: "  no colon here"/);
    expect(() => parseHeaderRules('  X-Early: yes')).toThrow(/line 1/);
  });
});

describe('_redirects', () => {
  const rules = parseRedirectRules(
    [
      '# The first match wins',
      '/            /home                        301',
      '/v1/*        http://localhost:4000/v1/:splat 200',
      '/old/:year   /new/:year/index',
      '/shut        /closed                      404!',
    ].join('\n'),
  );

  test('fills in what the star and the names stand for', () => {
    expect(findDestination(rules, '/v1/website/job/get-all-jobs')).toEqual({
      to: 'http://localhost:4000/v1/website/job/get-all-jobs',
      status: 200,
    });
    expect(findDestination(rules, '/old/2024')).toEqual({ to: '/new/2024/index', status: 301 });
  });

  test('reads the mark of a rule that holds even where a file exists', () => {
    expect(rules.map((rule) => rule.isForced)).toEqual([false, false, false, true]);
  });

  test('takes a full stop in a path as itself', () => {
    const [rule] = parseRedirectRules('/feed.xml /jobs.xml 302');
    expect(rule?.pattern.match('/feedxxml')).toBeUndefined();
    expect(findDestination(rules, '/home')).toBeUndefined();
  });

  test('names the line that has another form', () => {
    expect(() => parseRedirectRules('/a /b 301 extra')).toThrow(/line 1/);
    expect(() => parseRedirectRules('/a\n')).toThrow(/line 1: "\/a"/);
  });
});
