import { join } from 'node:path';
import { writeSite } from '@kestrova/site/prerender';
import { region } from './region.ts';

await writeSite({ region, folder: join(import.meta.dirname, '../site') });
