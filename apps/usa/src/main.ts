import { mountSite } from '@kestrova/site';
import { region } from './region.ts';

await mountSite(region);
