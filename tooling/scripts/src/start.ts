import { join } from 'node:path';
import { styleText } from 'node:util';
import { serveSite } from '@kestrova/hosting';
import { runMain } from './run-main.ts';
import { buildSites, servedFolder, writeJobPages } from './running/build-sites.ts';
import { checkPorts, createDataFolder, readSettings, type Settings } from './running/settings.ts';
import { startApi } from './running/start-api.ts';
import { stopSignal } from './running/stop-signal.ts';

const LABEL_WIDTH = 12;

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

/** The table of what runs where, and of where its data is. */
function addressTable({ api, sites, dataDir }: Settings, logFile: string): string {
  const { DATABASE_URL, S3_BUCKET, SMTP_URL } = process.env;
  const apiOrigin = `http://localhost:${api.port}`;
  const addresses = [
    ...sites.map(({ name, port }) => [name, `http://localhost:${port}`] as const),
    ['API', `${apiOrigin}/v1/website`],
    ['API docs', `${apiOrigin}/docs`],
  ] as const;
  const places = [
    ['Data', DATABASE_URL ? 'PostgreSQL, as DATABASE_URL says' : join(dataDir, 'kestrova.sqlite')],
    ['Uploads', S3_BUCKET ? `bucket ${S3_BUCKET}` : join(dataDir, 'uploads')],
    ['Emails', SMTP_URL ? 'by SMTP, as SMTP_URL says' : join(dataDir, 'mail')],
    ['API log', logFile],
  ] as const;
  const lines = [
    ...addresses.map(([label, address]) => [label, styleText('cyan', address)] as const),
    ...places,
  ].map(([label, value]) => `  ${styleText('bold', label.padEnd(LABEL_WIDTH))} ${value}`);
  return ['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n');
}

await runMain(start);
