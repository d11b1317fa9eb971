import { join } from 'node:path';
import { inspect } from 'node:util';
import { SettingError, writeDeliveryFiles } from '@kestrova/hosting';
import { JobsError, writeSite } from '@kestrova/site/prerender';
import { region } from './region.ts';

try {
  const site = await writeSite({
    region,
    folder: process.env['SITE_FOLDER'] ?? join(import.meta.dirname, '../site'),
    jobsFrom: process.env['JOBS_FROM'],
  });
  await writeDeliveryFiles({ ...site, apiOrigin: process.env['API_ORIGIN'] });
} catch (error) {
  const isExplained = error instanceof SettingError || error instanceof JobsError;
  // Node would print the whole minified line before an error that nothing catches.
  process.stderr.write(`${isExplained ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
