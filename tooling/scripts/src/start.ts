import { serveSite } from '@kestrova/hosting';
import { addressTable } from './running/address-table.ts';
import { BuildError, buildSites } from './running/build-sites.ts';
import { prepareDataFolder } from './running/data-folder.ts';
import { claimPorts } from './running/check-ports.ts';
import { readRunSettings, SettingError } from './running/settings.ts';
import { ApiError, startApi } from './running/start-api.ts';
import { whenAskedToStop } from './running/stop-signal.ts';
import { servedFolder, siteApps, writeJobPages } from './running/write-job-pages.ts';

const portSettings = { india: 'INDIA_PORT', usa: 'USA_PORT' } as const;

/** Builds what has changed, then runs the API and both sites until it is asked to stop. */
async function start(): Promise<void> {
  const settings = readRunSettings();
  await claimPorts(settings, ['API_PORT', 'INDIA_PORT', 'USA_PORT']);
  await prepareDataFolder(settings.dataDir);
  await buildSites(settings.environment);

  const stopped = whenAskedToStop();
  const api = await startApi(settings, console.log);
  const apiBaseUrl = `http://localhost:${settings.ports.API_PORT}`;
  await writeJobPages(settings, apiBaseUrl).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  const servers = await Promise.all(
    siteApps.map((app) =>
      serveSite({
        folder: servedFolder(settings.dataDir, app),
        port: settings.ports[portSettings[app]],
        apiBaseUrl,
      }),
    ),
  );
  console.log(addressTable(settings, api.logFile));

  await stopped;
  console.log('\nStopping …');
  await Promise.all([...servers.map((server) => server.close()), api.stop()]);
  console.log('Everything has stopped.');
}

try {
  await start();
} catch (error) {
  const isForPeople =
    error instanceof SettingError || error instanceof BuildError || error instanceof ApiError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
