import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../..');
const docker = 'tooling/hosting/docker';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The matches of the first group of an expression in the files of a pattern. */
function findAll(pattern: string, expression: RegExp): string[] {
  const texts = globSync(pattern, { cwd: root }).map(read);
  return texts.flatMap((text) => Array.from(text.matchAll(expression), ([, found = '']) => found));
}

const { services } = parse(read(`${docker}/compose.yaml`), { merge: true });

test.each(Object.keys(services))('hardens the container %s, and publishes only Caddy', (name) => {
  const { ports, cap_add: capabilities, ...service } = services[name];
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    pids_limit: 256,
    mem_limit: expect.stringMatching(/^\d+m$/),
    logging: { options: { 'max-size': '10m', 'max-file': '5' } },
  });
  expect(service).not.toHaveProperty('privileged');
  expect([ports, capabilities]).toEqual(
    name === 'caddy'
      ? [['80:80', '443:443', '443:443/udp'], ['NET_BIND_SERVICE']]
      : [undefined, undefined],
  );
});

test('has no password in the production file', () => {
  const values = findAll(`${docker}/compose.yaml`, /(?:PASSWORD|SECRET\w*|_URL): (.*)$/gm);
  expect(values.length).toBeGreaterThan(3);
  for (const value of values) expect(value).toContain('${');
});

test.each([
  ['api', 'api'],
  ['site', 'usa'],
])('starts the %s with the flags of its script `start`', (name, app) => {
  const [container = ''] = findAll(`${docker}/${name}.Dockerfile`, /^CMD \[(.*)\]$/gm);
  const service = `tooling/hosting/systemd/kestrova-${name}@.service`;
  const unit = findAll(service, /^ExecStart=\S+\/(node .*)$/gm);
  const { start } = JSON.parse(read(`apps/${app}/package.json`)).scripts;
  expect([container.replaceAll('"', '').replaceAll(', ', ' '), ...unit]).toEqual([start, start]);
});

test('pins every action by commit, and every image by version', () => {
  const actions = findAll('.github/**/*.yml', /uses: ([^.\s]\S+)/g);
  const images = [
    ...findAll(`${docker}/*.Dockerfile`, /^FROM (\S+:\S+)/gm),
    ...findAll(`${docker}/compose*.yaml`, /image: (\S+)/g),
    ...findAll('.github/workflows/*.yml', /container: (\S+)/g),
  ];
  expect(Math.min(actions.length, images.length)).toBeGreaterThan(4);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  for (const image of images) expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.)\S+$/);
});

test('names no package registry host in any file', () => {
  const hosts = 'https?://[a-z0-9.-]*(registry|npmjs|yarnpkg|npm[.]pkg)|registry[-]url';
  const search = spawnSync('git', ['grep', '-nIiE', hosts], { cwd: root, encoding: 'utf8' });
  expect([search.stdout, search.status]).toEqual(['', 1]);
});
