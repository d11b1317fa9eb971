import { join } from 'node:path';
import { writeDeliveryFiles } from '@kestrova/delivery';
import { writeSite } from '@kestrova/site/prerender';
import { region } from './region.ts';

const site = await writeSite({
  region,
  folder: process.env['SITE_FOLDER'] ?? join(import.meta.dirname, '../site'),
  jobsFrom: process.env['JOBS_FROM'],
});
await writeDeliveryFiles(site);
