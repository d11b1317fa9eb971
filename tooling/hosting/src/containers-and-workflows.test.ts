import { spawnSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../..');
const docker = 'tooling/hosting/docker';
const read = (file: string) => readFile(join(root, file), 'utf8');

/** The services of a compose file by name, with what they merge from other parts of it. */
async function readServices(file: string): Promise<[string, Record<string, unknown>][]> {
  const compose = parse(await read(join(docker, file)), { merge: true });
  return Object.entries(compose.services);
}

/** What the first group of an expression finds in the files of a pattern. */
async function findAll(pattern: string, expression: RegExp): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  const texts = await Promise.all(files.map(read));
  return texts.flatMap((text) => Array.from(text.matchAll(expression), ([, found = '']) => found));
}

test('every container has a read-only root, no capabilities, and bounds', async () => {
  const services = await readServices('compose.yaml');
  expect(services.length).toBeGreaterThan(5);
  for (const [name, service] of services) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: 256,
      mem_limit: expect.stringMatching(/^\d+m$/),
    });
    expect(Object.keys(service), name).not.toContain('privileged');
    expect(Object.keys(service), name).not.toContain('cap_add');
  }
});

test('only the sites are published, the rest to the developer of this machine', async () => {
  const services = await readServices('compose.yaml');
  const published = services.filter(([, { ports }]) => ports !== undefined);
  const site = { dockerfile: `${docker}/site.Dockerfile` };
  for (const [name, { build }] of published) expect(build, name).toMatchObject(site);
  const local = await readServices('compose.local.yaml');
  expect(local).toHaveLength(3);
  for (const [name, { ports }] of local) {
    expect(ports, name).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+:\d+$/)]);
  }
});

test('no password is in the file for production', async () => {
  const secret = /^.*(?:PASSWORD|SECRET\w*|_URL): (.*)$/gm;
  const values = await findAll(`${docker}/compose.yaml`, secret);
  expect(values.length).toBeGreaterThan(4);
  for (const value of values) expect(value).toContain('${');
});

test('the API runs in its container with the flags of its script `start`', async () => {
  const [command = ''] = await findAll(`${docker}/api.Dockerfile`, /^CMD \[(.*)\]$/gm);
  const start = command.replaceAll('"', '').replaceAll(', ', ' ');
  expect(start).toContain('--max-semi-space-size=2');
  expect(await read('apps/api/package.json')).toContain(`"start": "${start}"`);
});

test('every action of the workflows is pinned by its commit, which cannot be moved', async () => {
  const actions = await findAll('.github/**/*.yml', /uses: ([^.\s]\S+)/g);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('every image of the containers names its exact version', async () => {
  const images = [
    ...(await findAll(`${docker}/*.Dockerfile`, /^FROM (\S+:\S+)/gm)),
    ...(await findAll(`${docker}/compose.yaml`, /image: (\S+)/g)),
    ...(await findAll('.github/workflows/*.yml', /container: (\S+)/g)),
  ];
  expect(images.length).toBeGreaterThan(4);
  for (const image of images) expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.)\S+$/);
});

test('no file names the host of a package registry: the client has its default', () => {
  const hosts = 'https?://[a-z0-9.-]*(registry|npmjs|yarnpkg|npm[.]pkg)|registry[-]url';
  const search = spawnSync('git', ['grep', '-nIiE', hosts], { cwd: root, encoding: 'utf8' });
  expect(search.stdout).toBe('');
  expect(search.status).toBe(1);
});
