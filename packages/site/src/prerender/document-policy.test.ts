import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPolicy } from './document-policy.ts';

const sha256 = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;
const page = { script: 'start()', style: 'a{color:red}', apiOrigin: undefined };

test(
  "allows a page's own inline code, and no other; forms and links stay on the site",
  { tags: ['ASVS-3.4.3', 'ASVS-3.6.1'] },
  () => {
    const policy = documentPolicy(page);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(`script-src 'self' ${sha256('start()')};`);
    expect(policy).toContain(`style-src 'self' ${sha256('a{color:red}')};`);
    expect(policy).toContain("form-action 'self'; base-uri 'none';");
    expect(policy).not.toContain('unsafe');
  },
);

test(
  'allows the frame of the map and the request that checks it, and no text as code',
  { tags: ['ASVS-3.2.2', 'ASVS-14.2.3'] },
  () => {
    const policy = documentPolicy(page);
    expect(policy).toContain('frame-src https://www.openstreetmap.org;');
    expect(policy).toContain("connect-src 'self' https://www.openstreetmap.org;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  },
);

test('allows requests to an API on another origin', () => {
  const policy = documentPolicy({ ...page, apiOrigin: 'https://api.kestrova.example' });
  expect(policy).toContain(
    "connect-src 'self' https://www.openstreetmap.org https://api.kestrova.example;",
  );
});
