import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** What the measurements keep between runs; nothing in it is part of the repository. */
export const cacheFolder = join(import.meta.dirname, '../.cache');

/** The sources of the peers. */
export const peersFolder = join(import.meta.dirname, '../peers');

/** The sources of the site's own parts. */
export const siteSource = join(repository, 'packages/site/src');

/** The server behind the sites. */
export const apiFolder = join(repository, 'apps/api');

/** Where an app's build lies: `site` for the visitor, and what it is made of beside it. */
export function buildFolder(app: string): string {
  return join(repository, 'apps', app, 'dist');
}
