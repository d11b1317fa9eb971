import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { findExampleSettings } from './example-settings.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';

const localEnv = resolve(import.meta.dirname, '../../../../tooling/hosting/docker/local.env');
const { DATABASE_PASSWORD, STORAGE_PASSWORD, LINK_KEY } = parseEnv(readFileSync(localEnv, 'utf8'));

const production = {
  // A proxy in front of it ends TLS.
  ORIGIN_IN: 'http://in.kestrova.com',
  ORIGIN_US: 'https://www.kestrova.com',
  DATABASE_URL: 'postgres://kestrova:f3a9@database/kestrova',
  S3_BUCKET: 'kestrova',
  S3_ACCESS_KEY_ID: 'kestrova',
  S3_SECRET_ACCESS_KEY: '7bd1',
  SMTP_URL: 'smtp://kestrova:c0de@mail.kestrova.com:587',
  MAIL_FROM: 'Kestrova <no-reply@kestrova.com>',
  MAIL_CAREERS_TO: 'careers@kestrova.com',
  MAIL_BUSINESS_TO: 'business@kestrova.com',
};
const find = (settings: NodeJS.ProcessEnv) => findExampleSettings(readConfig(settings));

test('accepts settings of production', () => {
  expect(find(production)).toEqual([]);
});

test.each([
  {},
  { ORIGIN_IN: 'https://in.kestrova.example', ORIGIN_US: 'https://www.example.com' },
  { ORIGIN_IN: 'https://localhost:4001', ORIGIN_US: 'http://www.kestrova.example' },
  { ORIGIN_IN: 'https://127.0.0.1:4001', ORIGIN_US: 'https://[::1]:4002' },
])('accepts defaults if no origin is on the internet: %o', (origins) => {
  expect(find(origins)).toEqual([]);
});

test.each<[string, string | undefined]>([
  ['ORIGIN_IN', 'http://localhost:4001'],
  ['ORIGIN_US', undefined],
  ['ORIGIN_US', 'https://localhost:4002'],
  ['ORIGIN_US', 'https://localhost.'],
  ['ORIGIN_US', 'https://127.0.0.1'],
  ['ORIGIN_US', 'https://127.1'],
  ['ORIGIN_US', 'https://[::1]:4002'],
  ['ORIGIN_US', 'https://[::]'],
  ['ORIGIN_US', 'https://0.0.0.0'],
  ['MAIL_FROM', 'Kestrova <no-reply@kestrova.example>'],
  ['MAIL_CAREERS_TO', undefined],
  ['MAIL_CAREERS_TO', 'HR@Example.COM'],
  ['MAIL_CAREERS_TO', 'hr@example.com.'],
  ['MAIL_BUSINESS_TO', 'business@example.com'],
  ['DATABASE_URL', `postgres://kestrova:${DATABASE_PASSWORD}@database/kestrova`],
  ['S3_SECRET_ACCESS_KEY', STORAGE_PASSWORD],
  ['LINK_KEY', LINK_KEY],
  ['SMTP_URL', undefined],
  ['SMTP_URL', 'smtp://mail:1025'],
  ['SMTP_URL', 'smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://user:password@mail.example.com:587'],
  ['SMTP_URL', 'smtp://user:password@Mail.Example.COM'],
])('rejects %s=%s beside an origin on the internet', (setting, value) => {
  const problems = find({ ...production, [setting]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${setting} .*: set `))]);
});

test('does not start the server with example settings, and names each', async () => {
  const settings = { ...production, DATABASE_URL: '', MAIL_FROM: '', SMTP_URL: '' };
  const place = createTestPlace('sqlite', settings, { isEmpty: true });
  await expect(startServerProcess(place)).rejects.toThrow(
    /could not start. These settings need your attention:\n- MAIL_FROM .*\n- SMTP_URL /,
  );
});
