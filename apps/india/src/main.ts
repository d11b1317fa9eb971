import { mountSite } from '@kestrova/site';
import { region } from './region.ts';

// No top-level await: page chunks import this chunk, so it would deadlock.
void mountSite(region);
