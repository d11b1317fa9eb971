import * as z from 'zod/mini';
import { breadcrumbSchema, figureSchema, pageMetaSchema } from './card.ts';
import { headingSchema, labelSchema, listOf, paragraphSchema } from './text.ts';

/** A point of a list in a legal text. It may be half a sentence. */
const pointSchema = z.string().check(z.minLength(10), z.maxLength(400), z.regex(/[.;]$/));

export const legalBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: paragraphSchema }),
  z.strictObject({ kind: z.literal('list'), items: listOf(pointSchema) }),
  /** How to reach the company: the lines are printed one under the other. */
  z.strictObject({
    kind: z.literal('contact'),
    name: z.string(),
    address: listOf(z.string()),
    email: z.email(),
    phone: z.string(),
  }),
]);

export const legalTextSchema = z.strictObject({
  breadcrumb: breadcrumbSchema,
  heading: headingSchema,
  /** Calendar day in ISO 8601. */
  effective: z.iso.date(),
  intro: paragraphSchema,
  sections: listOf(
    z.strictObject({
      /** Anchor of the section, unique in its text. */
      id: z.string().check(z.regex(/^[a-z-]+$/)),
      heading: headingSchema,
      blocks: listOf(legalBlockSchema),
    }),
  ),
});

/** The accessibility statement; its `effective` is the day of its figures. */
export const accessibilityPageSchema = z.extend(legalTextSchema, {
  meta: pageMetaSchema,
  /** Before that day. */
  tested: labelSchema,
  figures: listOf(figureSchema, 3),
});

export type AccessibilityPageCopy = z.infer<typeof accessibilityPageSchema>;
export type LegalBlock = z.infer<typeof legalBlockSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
