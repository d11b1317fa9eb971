import * as z from 'zod/mini';
import { listOf } from './list-of.ts';
import { sitePathSchema } from './site-path.ts';
import { labelSchema } from './text.ts';

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
  support: z.strictObject({ heading: labelSchema, links: listOf(supportLinkSchema) }),
  location: z.strictObject({ heading: labelSchema }),
  contact: z.strictObject({
    heading: labelSchema,
    business: labelSchema,
    careers: labelSchema,
    phone: labelSchema,
  }),
});

export type NavigationLink = z.infer<typeof navigationLinkSchema>;
export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type LegalPage = z.infer<typeof legalPageSchema>;
export type SupportLink = z.infer<typeof supportLinkSchema>;
export type FooterNavigation = z.infer<typeof footerNavigationSchema>;
