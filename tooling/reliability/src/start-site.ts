import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestPlace } from '@kestrova/api/testing';
import { startSite } from '@kestrova/scripts/servers';
import { readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { repository } from './measure.ts';

/**
 * Builds the site for the USA, or takes it from the cache, and serves it in front of an API until the place
 * is removed.
 */
export async function startBuiltSite({ config, resources }: TestPlace, apiOrigin: string) {
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const build = ['run', 'build', '--filter=./apps/usa', '--output-logs=errors-only'];
  execFileSync(turbo, build, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await getPort();
  const given = { DATA_DIR: config.dataDir, API_ORIGIN: apiOrigin, USA_PORT: String(port) };
  const settings = readSettings(given);
  const site = settings.sites.find(({ app }) => app === 'usa');
  if (site === undefined) throw new Error('There is no site for the USA.');
  let server = await startSite(settings, site);
  resources.defer(() => server.stop());
  return {
    port,
    async restart() {
      await server.stop();
      server = await startSite(settings, site);
    },
  };
}
