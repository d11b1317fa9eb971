import { resolve } from 'node:path';

/** The folder that holds the whole repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** A path inside the repository. */
export function inRepository(...parts: string[]): string {
  return resolve(repositoryRoot, ...parts);
}
