import { BuildError } from './running/build-sites.ts';
import { readRunSettings, SettingError } from './running/settings.ts';
import { writeJobPages } from './running/write-job-pages.ts';

/** Brings the pages of both served sites up to date with the jobs that are open now. */
try {
  const settings = readRunSettings();
  const apiOrigin = process.env['JOBS_FROM'] ?? `http://localhost:${settings.ports.API_PORT}`;
  await writeJobPages(settings, apiOrigin, true);
} catch (error) {
  const isForPeople = error instanceof SettingError || error instanceof BuildError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
