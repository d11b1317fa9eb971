import { countrySchema } from '@kestrova/validation';
import * as z from 'zod/mini';

/** Which jobs to list: those of one country, written in any case, or all where it is left out. */
export const jobListQuerySchema = z.object({
  jobCountry: z.optional(z.pipe(z.pipe(z.string(), z.transform(normalizeCountry)), countrySchema)),
});

/** The contract's spelling of a country's word; a word that names none is left as it is. */
function normalizeCountry(word: string): string {
  return (
    countrySchema.options.find((country) => country.toLowerCase() === word.toLowerCase()) ?? word
  );
}
