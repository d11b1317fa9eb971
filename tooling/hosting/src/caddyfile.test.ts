import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const hosting = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(hosting, file), 'utf8');
const caddy = process.env['CADDY_PATH'] ?? '/usr/bin/caddy';

/** Reads the Caddyfile as Caddy does. @returns its JSON. */
function adapt(settings: Record<string, string | undefined>): string {
  const args = ['adapt', '--validate', '--config', join(hosting, 'Caddyfile')];
  const { stdout, stderr, status } = spawnSync(caddy, args, { env: settings, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

const withoutContainers = parseEnv(read('systemd/caddy.env'));
const { ORIGIN_IN, ORIGIN_US } = withoutContainers;

const listUpstreams = (config: string) =>
  [
    ...new Set(Array.from(config.matchAll(/"dial":"([^"]+)"/g), ([, dial = '']) => dial)),
  ].toSorted();

test('passes requests on to the servers in containers', () => {
  const upstreams = listUpstreams(adapt({ ORIGIN_IN, ORIGIN_US }));
  expect(upstreams).toEqual(['api-a:4000', 'api-b:4000', 'india:8080', 'usa:8080']);
  const { services } = parse(read('docker/compose.yaml'), { merge: true });
  for (const upstream of upstreams) expect(services).toHaveProperty(upstream.split(':')[0] ?? '');
});

test('passes requests on to the servers without containers', () => {
  const ports = [4000, 4001, 4002, 4010];
  const upstreams = ports.map((port) => `localhost:${port}`);
  expect(listUpstreams(adapt(withoutContainers))).toEqual(upstreams);
});

test('trusts the load balancers that are named', () => {
  const LOAD_BALANCERS = '203.0.113.1 203.0.113.2';
  const named = '"trusted_proxies":["203.0.113.1","203.0.113.2"]';
  expect(adapt({ ORIGIN_IN, ORIGIN_US, LOAD_BALANCERS })).toContain(named);
});

test('responds to a body that is too large as the API does', () => {
  const errors = read('../../apps/api/src/http/errors/http-error.ts');
  const [, exceptionMsg = ''] = /413: '(.*)',/.exec(errors) ?? [];
  expect(exceptionMsg).not.toBe('');
  expect(adapt(withoutContainers)).toContain(JSON.stringify(JSON.stringify({ exceptionMsg })));
});

test('responds for an unreachable API as the server of a site does', () => {
  const proxy = read('../../packages/site/src/server/proxy.ts');
  const [, message = ''] = /UNREACHABLE_MESSAGE =\s+'(.*)';/.exec(proxy) ?? [];
  expect(message).not.toBe('');
  expect(adapt(withoutContainers)).toContain(JSON.stringify(JSON.stringify({ error: message })));
});
