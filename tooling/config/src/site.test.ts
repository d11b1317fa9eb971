import { expect, test, vi } from 'vitest';
import { siteConfig } from './site.ts';

test('rejects the origin of a site that is no URL, and says what to do', () => {
  vi.stubEnv('ORIGIN_US', 'kestrova');
  expect(() => siteConfig({ port: 4002 })).toThrow(
    'ORIGIN_US is "kestrova"; give it a scheme and a host, such as https://www.example.com.',
  );
});
