import { mountSite } from '@kestrova/site';
import { region } from './region.ts';

// Not awaited: a page's code imports this module's chunk, and would wait for it in vain.
void mountSite(region);
