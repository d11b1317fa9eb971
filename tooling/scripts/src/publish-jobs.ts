import { BuildError } from './running/build-sites.ts';
import { readSettings, SettingError } from './running/settings.ts';
import { writeJobPages } from './running/write-job-pages.ts';

/** Writes the pages of every served site anew for the jobs that are open now. */
try {
  const settings = readSettings();
  const apiOrigin = process.env['JOBS_FROM'] ?? `http://localhost:${settings.api.port}`;
  await writeJobPages(settings, { apiOrigin, always: true });
} catch (error) {
  const isExplained = error instanceof SettingError || error instanceof BuildError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
