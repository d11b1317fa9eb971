import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildHome } from './peers.ts';

test('bundles the home page with its content for a peer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peer-home-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await buildHome(folder);
  expect(await readFile(join(folder, 'home.js'), 'utf8')).toContain('Our Commitment');
  expect(await readFile(join(folder, 'home.css'), 'utf8')).toContain('.hero-');
});
