import * as z from 'zod/mini';
import { labelSchema, listOf, sitePathSchema } from './text.ts';

const navigationLinkSchema = z.strictObject({ label: labelSchema, route: sitePathSchema });

export const navigationItemSchema = z.extend(navigationLinkSchema, {
  /** Whether the link is active on its own path only, or also on every path that begins with it. */
  activeOn: z.enum(['exact', 'prefix']),
  children: z.optional(listOf(navigationLinkSchema)),
});

/** The value that the terms page reads under the local-storage key 'page' (spec 2.19). */
export const legalPageSchema = z.enum(['terms', 'policy']);

export const supportLinkSchema = z.extend(navigationLinkSchema, { page: legalPageSchema });

export const headerNavigationSchema = listOf(navigationItemSchema);

export const footerNavigationSchema = z.strictObject({
  company: z.strictObject({ heading: labelSchema, links: listOf(navigationLinkSchema) }),
  support: z.strictObject({
    heading: labelSchema,
    links: listOf(supportLinkSchema),
    accessibility: navigationLinkSchema,
  }),
  /** Under the tagline: the company's links are fixed (spec 2.4). */
  journal: navigationLinkSchema,
  location: z.strictObject({ heading: labelSchema }),
  contact: z.strictObject({
    heading: labelSchema,
    business: labelSchema,
    careers: labelSchema,
  }),
});

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

export type NavigationLink = z.infer<typeof navigationLinkSchema>;
export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type LegalPage = z.infer<typeof legalPageSchema>;
export type SupportLink = z.infer<typeof supportLinkSchema>;
export type FooterNavigation = z.infer<typeof footerNavigationSchema>;
export type Brand = z.infer<typeof brandSchema>;
