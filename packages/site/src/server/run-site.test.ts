import { expect, test } from 'vitest';
import { readApiOrigin } from './run-site.ts';

const PRODUCTION = 'https://www.kestrova.example';

test.each([
  ['http://localhost:4002', '', 'http://localhost:4000'],
  ['http://localhost:4002', 'http://api-a:4000', 'http://api-a:4000'],
  [PRODUCTION, `${PRODUCTION}:444/`, `${PRODUCTION}:444`],
])('for the site %s and API_ORIGIN "%s", asks %s', (site, setting, expected) => {
  expect(readApiOrigin(site, setting)).toBe(expected);
});

test.each([
  ['', `API_ORIGIN is not set: name the API behind ${PRODUCTION}`],
  ['api.kestrova.example', 'API_ORIGIN is "api.kestrova.example"; give it a scheme and a host'],
  ['https://api.example/v1', 'API_ORIGIN is "https://api.example/v1"; give it'],
  ['ftp://api.example', 'API_ORIGIN is "ftp://api.example"; give it'],
])('rejects API_ORIGIN "%s" in production', (setting, message) => {
  expect(() => readApiOrigin(PRODUCTION, setting)).toThrow(message);
});
