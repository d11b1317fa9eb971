import { aotDesigns } from './story-designs/aot.ts';
import { aspireDesigns } from './story-designs/aspire.ts';
import { infinteDesigns } from './story-designs/infinte.ts';
import { itradenetworkDesigns } from './story-designs/itradenetwork.ts';
import { jseeDesigns } from './story-designs/jsee.ts';
import { maabDesigns } from './story-designs/maab.ts';
import { odcDesigns } from './story-designs/odc.ts';
import { tascDesigns } from './story-designs/tasc.ts';

/** The product screens of each impact story. A story carries its own; the build draws them all. */
export const storyDesigns = {
  MAAB: maabDesigns,
  TASC: tascDesigns,
  ASPIRE: aspireDesigns,
  ITradeNetwork: itradenetworkDesigns,
  aot: aotDesigns,
  ODC: odcDesigns,
  jsee: jseeDesigns,
  infinte: infinteDesigns,
} as const;
