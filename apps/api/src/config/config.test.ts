import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('has a default for everything', () => {
  const config = readConfig({});
  expect(config.port).toBe(4000);
  // Not on every interface of a developer's machine.
  expect(config.host).toBe('127.0.0.1');
  expect(config.dataDir).toMatch(/\.data$/);
  expect(config.allowedOrigins).toEqual(['http://localhost:4001', 'http://localhost:4002']);
  expect(config.database.url).toBeUndefined();
});

test("reads the sites' origins from their build settings", () => {
  const config = readConfig({ ORIGIN_US: 'https://www.kestrova.example/' });
  expect(config.siteOrigins).toEqual([
    { setting: 'ORIGIN_IN', country: 'India', origin: 'http://localhost:4001' },
    { setting: 'ORIGIN_US', country: 'USA', origin: 'https://www.kestrova.example' },
  ]);
  expect(config.allowedOrigins).toContain('https://www.kestrova.example');
  expect(() => readConfig({ ORIGIN_IN: 'kestrova' })).toThrow(/ORIGIN_IN must be/);
});

test('names all invalid settings', () => {
  const wrong = {
    PORT: 'four thousand',
    DATABASE_URL: 'mysql://localhost',
    CSRF_SECRET: 'short',
    S3_BUCKET: 'cvs',
    S3_ACCESS_KEY_ID: 'key',
  };
  expect(() => readConfig(wrong)).toThrow(/PORT .*\n- DATABASE_URL .*\n- CSRF_SECRET /);
  expect(() => readConfig({ S3_ACCESS_KEY_ID: 'key' })).toThrow(/set together/);
  const address = { WEBHOOK_URL: 'https://crm.example.com/' };
  expect(() => readConfig(address)).toThrow(/WEBHOOK_SECRET must be set together/);
  expect(() => readConfig({ RETENTION_DAYS: '9'.repeat(400) })).toThrow(
    /RETENTION_DAYS is too large/,
  );
});

test.each([
  ['TRUST_PROXY', 'maybe', 'must be true, false, a number of proxies or their addresses'],
  ['TRUST_PROXY', '10.0.0.1,10.0.0.0/99', 'must be true, false'],
  ['MAIL_FROM', 'nobody', 'must be one email address, such as name@example.com'],
  ['MAIL_CAREERS_TO', 'hr@kestrova.com, jobs@kestrova.com', 'must be one email address'],
  ['CLAMD_URL', 'tcp:clamd', 'must be an address that begins with tcp:// or unix://'],
  ['SMTP_URL', 'smtp:', 'must be an address that begins with smtp:// or smtps://'],
  ['WEBHOOK_URL', 'crm.example.com', 'must be an address that begins with http:// or https://'],
  ['WEBHOOK_URL', 'https://me:key@crm.example.com', 'must have no user name and password'],
  ['WEBHOOK_SECRET', 'a-secret-without-its-prefix', 'must be whsec_ and 24 to 64 bytes in base64'],
  ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'must be whsec_ and 24 to 64 bytes in base64'],
  ['API_PORT', '99999', 'must be at most 65535'],
  ['ALLOWED_ORIGINS', 'localhost:4001', 'must be origins such as https://www.example.com'],
  ['SHUTDOWN_SECONDS', '9999999', 'is too large'],
  ['RETENTION_DAYS', '100000000', 'must be at most 99999'],
  ['RATE_LIMIT_POSTS_PER_MINUTE', '0', 'must be 1 or more'],
  ['LOG_LEVEL', 'loud', 'must be silent, fatal, error, warn, info or debug'],
])('rejects %s=%s, and says what to write', (setting, value, message) => {
  expect(() => readConfig({ [setting]: value })).toThrow(`attention:\n- ${setting} ${message}`);
});

test('drops the name before an email address', () => {
  const config = readConfig({ MAIL_FROM: 'Kestrova <no-reply@kestrova.com>' });
  expect(config.mail.from).toBe('no-reply@kestrova.com');
});

test('accepts a "/" at the end of an origin', () => {
  const config = readConfig({ ALLOWED_ORIGINS: 'https://in.kestrova.com/, http://[::1]:4002' });
  expect(config.allowedOrigins).toEqual(['https://in.kestrova.com', 'http://[::1]:4002']);
});

test('accepts a flag, a number of hops or a list of addresses as TRUST_PROXY', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  for (const proxies of ['10.0.0.0/8', 'loopback, ::1', '10.0.0.1/255.0.0.0']) {
    expect(readConfig({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies);
  }
  const twoHops = readConfig({ TRUST_PROXY: '2' }).trustProxy;
  expect(typeof twoHops === 'function' && [0, 1, 2].map((hop) => twoHops('', hop))).toEqual([
    true,
    true,
    false,
  ]);
});

test('waits for a mail server as long as RFC 5321 says, and introduces itself as the first site', () => {
  expect(readConfig({}).mail).toMatchObject({ timeout: 300_000, ehloName: 'localhost' });
  const changed = { ORIGIN_IN: 'https://in.kestrova.example:8443' };
  expect(readConfig(changed).mail.ehloName).toBe('in.kestrova.example');
  const named = { ...changed, SMTP_EHLO_NAME: 'mail.kestrova.example' };
  expect(readConfig(named).mail.ehloName).toBe('mail.kestrova.example');
});

test('accepts a flag as MAIL_ATTACH_FILES, and rejects RETENTION_DAYS=0, which would delete everything', () => {
  expect(readConfig({}).mail.attachFiles).toBe(true);
  expect(readConfig({ MAIL_ATTACH_FILES: 'false' }).mail.attachFiles).toBe(false);
  const wrong = { MAIL_ATTACH_FILES: 'no', RETENTION_DAYS: '0' };
  expect(() => readConfig(wrong)).toThrow(
    /MAIL_ATTACH_FILES must be true or false\n- RETENTION_DAYS must be 1 or more/,
  );
});
