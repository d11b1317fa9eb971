import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const composeFile = read('tooling/hosting/docker/compose.yaml');

/** Each top-level part and each service of `compose.yaml` by name. */
const compose = new Map(
  composeFile
    .replaceAll(/^ *#.*\n/gm, '')
    .split(/^(?=x-[a-z]+: &| {2}[a-z-]+:\n|volumes:)/m)
    .map((block) => [/^ *([\w-]+):/.exec(block)?.[1] ?? '', block]),
);
const services = [...compose].filter(([name]) => !/^(?:name|x-.*|volumes)$/.test(name));

test('every container has a read-only root, no capabilities, and bounds', () => {
  expect(services.length).toBeGreaterThan(5);
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'pids_limit: 256',
  ]) {
    expect(compose.get('x-hardened')).toContain(`  ${line}\n`);
  }
  for (const [name, service] of services) {
    const block = service + (service.includes('<<: *site\n') ? compose.get('x-site') : '');
    expect(block, name).toContain('<<: *hardened\n');
    expect(block, name).toMatch(/^ {2,4}mem_limit: \d+m$/m);
    expect(block, name).not.toMatch(/cap_add|privileged: true|read_only: false/);
  }
});

test('only the sites are published, the rest to the developer of this machine', () => {
  const published = services.filter(([, block]) => block.includes('ports:'));
  expect(published.filter(([, block]) => !block.includes('<<: *site\n'))).toEqual([]);
  const ports = read('tooling/hosting/docker/compose.local.yaml').match(/ports: .*/g) ?? [];
  expect(ports).toHaveLength(3);
  for (const line of ports) expect(line).toMatch(/^ports: \['127\.0\.0\.1:\d+:\d+'\] \}$/);
});

test('no password is in the file for production', () => {
  const secrets = composeFile.match(/^.*(?:PASSWORD|SECRET\w*|_URL): .*$/gm) ?? [];
  expect(secrets.length).toBeGreaterThan(4);
  expect(secrets.filter((line) => !line.includes('${'))).toEqual([]);
});

test('the API runs in its container with the flags of its script `start`', () => {
  const [, command = ''] =
    /^CMD \[(.*)\]$/m.exec(read('tooling/hosting/docker/api.Dockerfile')) ?? [];
  const start = command.replaceAll('"', '').replaceAll(', ', ' ');
  expect(start).toContain('--max-semi-space-size=2');
  expect(read('apps/api/package.json')).toContain(`"start": "${start}"`);
});
