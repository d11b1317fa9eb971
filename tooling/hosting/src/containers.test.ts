import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each top-level part and each service of a compose file by name; no YAML parser is at hand. */
function readBlocks(file: string): Map<string, string> {
  const text = read(`tooling/hosting/docker/${file}`).replaceAll(/^ *#.*\n/gm, '');
  const blocks = text.split(/^(?=x-[a-z]+: &| {2}[a-z]+:\n)/m);
  return new Map(blocks.map((block) => [/^ *([\w-]+):/.exec(block)?.[1] ?? '', block]));
}

const compose = readBlocks('compose.yaml');
const services = ['database', 'storage', 'bucket', 'mail', 'api', 'india', 'usa'];

test('every service is known to these tests', () => {
  const found = [...compose.keys()].filter(
    (name) => !['name', 'x-hardened', 'x-site'].includes(name),
  );
  expect(found).toEqual(services);
});

test('every container has a read-only root, no capabilities, and bounds', () => {
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'pids_limit: 256',
  ]) {
    expect(compose.get('x-hardened')).toContain(`  ${line}\n`);
  }
  expect(compose.get('x-site')).toContain('<<: *hardened\n');
  for (const name of services) {
    const site = compose.get(name)?.includes('<<: *site\n') ? compose.get('x-site') : '';
    const block = `${compose.get(name)}${site}`;
    expect(block, name).toContain('<<: *hardened\n');
    expect(block, name).toMatch(/^ {2,4}mem_limit: \d+m$/m);
    expect(block, name).not.toMatch(/cap_add|privileged: true|read_only: false/);
  }
});

test('only the sites are published, the rest to the developer of this machine', () => {
  const published = services.filter((name) => compose.get(name)?.includes('ports:'));
  expect(published).toEqual(['india', 'usa']);
  const ports = read('tooling/hosting/docker/compose.local.yaml').match(/ports: .*/g) ?? [];
  expect(ports).toHaveLength(3);
  for (const line of ports) expect(line).toMatch(/^ports: \['127\.0\.0\.1:\d+:\d+'\] \}$/);
});

test('no password stands in the file for production', () => {
  const text = read('tooling/hosting/docker/compose.yaml');
  const secrets = text.match(/^.*(?:PASSWORD|SECRET\w*|_URL): .*$/gm) ?? [];
  expect(secrets.length).toBeGreaterThan(4);
  const written = secrets.filter((line) => !line.includes('${'));
  expect(written).toEqual([]);
});

test('the API runs in its container with the flags of its script `start`', () => {
  const command = /^CMD (\[.*\])$/m.exec(read('tooling/hosting/docker/api.Dockerfile'))?.[1] ?? '';
  const manifest = JSON.parse(read('apps/api/package.json')) as { scripts: { start: string } };
  expect((JSON.parse(command) as string[]).join(' ')).toBe(manifest.scripts.start);
  expect(manifest.scripts.start).toContain('--max-semi-space-size=2');
});
