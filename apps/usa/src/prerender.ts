import { join } from 'node:path';
import { SettingError, writeDeliveryFiles } from '@kestrova/hosting';
import { writeSite } from '@kestrova/site/prerender';
import { region } from './region.ts';

const site = await writeSite({
  region,
  folder: process.env['SITE_FOLDER'] ?? join(import.meta.dirname, '../site'),
  jobsFrom: process.env['JOBS_FROM'],
});
try {
  await writeDeliveryFiles({ ...site, apiOrigin: process.env['API_ORIGIN'] });
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
