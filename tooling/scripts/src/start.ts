import { serveSite } from '@kestrova/hosting';
import { addressTable } from './running/address-table.ts';
import { BuildError, buildSites } from './running/build-sites.ts';
import { checkPorts } from './running/check-ports.ts';
import { createDataFolder, readSettings, SettingError } from './running/settings.ts';
import { StartError, startApi } from './running/start-api.ts';
import { stopSignal } from './running/stop-signal.ts';
import { servedFolder, writeJobPages } from './running/write-job-pages.ts';

/** Builds what has changed, then runs the API and every site until it is stopped. */
async function start(): Promise<void> {
  const settings = readSettings();
  await checkPorts([settings.api, ...settings.sites]);
  await createDataFolder(settings.dataDir);
  await buildSites(settings);

  const stopped = stopSignal();
  const api = await startApi(settings);
  const apiOrigin = `http://localhost:${settings.api.port}`;
  await writeJobPages(settings, { apiOrigin }).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  const servers = await Promise.all(
    settings.sites.map(({ app, port }) =>
      serveSite({ folder: servedFolder(settings, app), port, apiBaseUrl: apiOrigin }),
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
  const isExplained =
    error instanceof SettingError || error instanceof BuildError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
