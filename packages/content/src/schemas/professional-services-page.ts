import * as z from 'zod/mini';
import { cardSectionSchema, closingSchema, iconCardSchema } from './card.ts';
import { headingSchema, leadSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const professionalServicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({ heading: headingSchema, subtitle: headingSchema, text: leadSchema }),
  approach: cardSectionSchema(iconCardSchema, 5),
  whyChoose: cardSectionSchema(iconCardSchema, 4),
  closing: closingSchema,
});

export type ProfessionalServicesPageCopy = z.infer<typeof professionalServicesPageSchema>;
