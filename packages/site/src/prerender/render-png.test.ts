import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { renderPng } from './render-png.ts';

test('draws text in the display font, and leaves no file in the temporary folder', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'render-png-'));
  vi.stubEnv('TMPDIR', folder.path);
  const draw = (text: string) =>
    renderPng(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${text}</svg>`, 9);
  expect(await draw('<text y="9">A</text>')).not.toEqual(await draw(''));
  expect(readdirSync(folder.path)).toEqual([]);
});
