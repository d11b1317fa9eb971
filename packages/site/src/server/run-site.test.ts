import { expect, test } from 'vitest';
import { readSettings } from './run-site.ts';

const LOCAL = 'http://localhost:4002';
const PRODUCTION = 'https://www.kestrova.example';
const defaults = { port: 4002, host: '127.0.0.1', apiOrigin: 'http://localhost:4000' };

test.each<[NodeJS.ProcessEnv, string, object]>([
  [{}, LOCAL, {}],
  [{ PORT: '', HOST: '', API_ORIGIN: '' }, LOCAL, {}],
  [{ PORT: '8080', HOST: '0.0.0.0' }, LOCAL, { port: 8080, host: '0.0.0.0' }],
  [{ API_ORIGIN: 'http://api:4000' }, LOCAL, { apiOrigin: 'http://api:4000' }],
  [{ API_ORIGIN: `${PRODUCTION}:444/` }, PRODUCTION, { apiOrigin: `${PRODUCTION}:444` }],
])('reads %j for the site at %s', (given, origin, expected) => {
  expect(readSettings(given, origin, 4002)).toEqual({ ...defaults, ...expected });
});

test.each([
  ['', `API_ORIGIN is not set: name the API behind ${PRODUCTION}`],
  ['api.kestrova.example', 'API_ORIGIN is "api.kestrova.example"; give it a scheme and a host'],
  ['https://api.example/v1', 'API_ORIGIN is "https://api.example/v1"; give it'],
  ['ftp://api.example', 'API_ORIGIN is "ftp://api.example"; give it'],
])('rejects API_ORIGIN "%s" in production', (setting, message) => {
  expect(() => readSettings({ API_ORIGIN: setting }, PRODUCTION, 4002)).toThrow(message);
});
