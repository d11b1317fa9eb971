import * as z from 'zod/mini';
import { heroSchema } from './card.ts';
import { headingSchema, labelSchema, leadSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const contactUsPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  getInTouch: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    email: labelSchema,
    phone: labelSchema,
    address: labelSchema,
    social: labelSchema,
  }),
  form: z.strictObject({ heading: headingSchema, text: leadSchema }),
  map: z.strictObject({
    heading: headingSchema,
    /** Title of the map's iframe, for screen readers. */
    title: labelSchema,
    text: leadSchema,
    link: labelSchema,
  }),
});

export type ContactUsPageCopy = z.infer<typeof contactUsPageSchema>;
