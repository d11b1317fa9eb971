import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** What the measurements keep between runs; nothing in it is part of the repository. */
export const cacheFolder = join(import.meta.dirname, '../.cache');

/** A folder of one of the apps. */
export function appFolder(app: string, folder = ''): string {
  return join(repository, 'apps', app, folder);
}
