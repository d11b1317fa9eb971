import * as z from 'zod/mini';
import { describedPictureSchema, linkSchema } from './card.ts';
import { headingSchema, labelSchema, leadSchema, lineSchema } from './text.ts';

/** Somebody of the company whom pages show by name. */
export const personSchema = z.strictObject({
  name: labelSchema,
  role: labelSchema,
  /** City of the office where the person works. */
  city: z.enum(['Wilmington', 'Hyderabad']),
  portrait: describedPictureSchema,
});

/** The last section of a page: what to do next, and who answers. */
export const closingSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  action: linkSchema,
  /** Who reads what a visitor sends, and what that person does with it, in the first person. */
  answeredBy: z.strictObject({ person: personSchema, text: lineSchema }),
});

export type Person = z.infer<typeof personSchema>;
export type Closing = z.infer<typeof closingSchema>;
