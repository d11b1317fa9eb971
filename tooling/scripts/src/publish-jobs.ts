import { runMain } from './run-main.ts';
import { writeJobPages } from './running/build-sites.ts';
import { readSettings } from './running/settings.ts';

/* Writes the pages of every served site anew for the jobs that are open now. */
await runMain(async () => {
  const settings = readSettings();
  const apiOrigin = process.env['JOBS_FROM'] ?? `http://localhost:${settings.api.port}`;
  await writeJobPages(settings, { apiOrigin, always: true });
});
