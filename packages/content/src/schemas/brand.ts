import * as z from 'zod/mini';
import { listOf } from './list-of.ts';
import { labelSchema } from './text.ts';

const phoneSchema = z.string().check(z.regex(/^\+1 \(\d{3}\) \d{3}-\d{4}$/));

export const brandSchema = z.strictObject({
  name: labelSchema,
  legalName: labelSchema,
  /** One line on what the company is, for share titles and structured data. */
  tagline: labelSchema,
  emails: z.strictObject({ business: z.email(), careers: z.email() }),
  /** The main number first. */
  phones: z.readonly(z.tuple([phoneSchema, phoneSchema])),
  /** Lines of the postal address, top to bottom. */
  address: listOf(labelSchema, 3),
  social: listOf(
    z.strictObject({
      network: z.enum(['linkedin', 'instagram']),
      label: labelSchema,
      url: z.url({ protocol: /^https$/ }),
    }),
    2,
  ),
  copyright: labelSchema,
});

export type Brand = z.infer<typeof brandSchema>;
