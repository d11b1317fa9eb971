import { expect, test } from 'vitest';
import { findCountryOfHost } from './country-of-host.ts';

test.each([
  ['localhost:4001', 'India'],
  ['localhost:4002', 'USA'],
  ['localhost', undefined],
  ['127.0.0.1:4001', undefined],
  ['kestrova.example', undefined],
])('a request from %s comes from %s', (host, country) => {
  expect(findCountryOfHost(host)).toBe(country);
});
