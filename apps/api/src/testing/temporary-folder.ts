import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder for the files of a test file, and removes it after its tests. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-test-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}
