import { runSite } from '@kestrova/site/server';
import { port, region } from './region.ts';

await runSite({ region, port, build: import.meta.dirname });
