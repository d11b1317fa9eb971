import { regions, type Region } from '@kestrova/regions';
import * as z from 'zod/mini';

/** The country that a contact request comes from: the API's name for the region (spec 7). */
export type Country = Region['country'];

const countries = regions.map(({ country }) => country);
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The API's names for countries, in its spelling. */
export const countrySchema = z.enum(countries, {
  error: `Country must be ${either.format(countries)}.`,
});
