import { spawnSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

async function matches(pattern: string, expression: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    found.push(...Array.from(text.matchAll(expression), ([, name = '']) => name));
  }
  return found;
}

test('every action of the workflows is pinned by its commit, which cannot be moved', async () => {
  const actions = await matches('.github/workflows/*.yml', /uses: (\S+)/g);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('every image of the containers names its exact version', async () => {
  const images = [
    ...(await matches('tooling/hosting/docker/*.Dockerfile', /^FROM (\S+:\S+)/gm)),
    ...(await matches('tooling/hosting/docker/compose.yaml', /image: (\S+)/g)),
    ...(await matches('.github/workflows/*.yml', /container: (\S+)/g)),
  ];
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !/:(?:v?\d+\.\d+|RELEASE\.)\S+$/.test(image))).toEqual([]);
});

test('no file names the host of a package registry: the client has its default', () => {
  const hosts = 'https?://[a-z0-9.-]*(registry|npmjs|yarnpkg|npm[.]pkg)|registry[-]url';
  const search = spawnSync('git', ['grep', '-nIiE', hosts], { cwd: root, encoding: 'utf8' });
  expect(search.stdout).toBe('');
  expect(search.status).toBe(1);
});
