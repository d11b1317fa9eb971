import { regions, type Region } from '@kestrova/regions';
import * as z from 'zod/mini';

/** The country that a contact request comes from: the word of the region's site (spec 7). */
export type Country = Region['country'];

/** The words for a country that the API knows, exactly as it spells them. */
export const countrySchema = z.enum(
  regions.map(({ country }) => country),
  { error: `Country must be ${regions.map(({ country }) => country).join(' or ')}.` },
);
