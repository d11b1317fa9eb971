import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildHome } from './peers.ts';

test('bundles the home page with its content for a peer', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'peer-home-'));
  await buildHome(folder.path);
  expect(await readFile(join(folder.path, 'home.js'), 'utf8')).toContain('Our Commitment');
  expect(await readFile(join(folder.path, 'home.css'), 'utf8')).toContain('.hero-');
});
