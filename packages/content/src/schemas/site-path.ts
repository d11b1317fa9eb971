import * as z from 'zod/mini';

/** Every path that a record may link to, in the order of the route table (spec 2.1). */
export const sitePaths = [
  '/home',
  '/services',
  '/professional-services',
  '/services/fintech-services',
  '/services/enterprise-services',
  '/services/product-services',
  '/services/ai-services',
  '/services/odc-services',
  '/services/gcc-services',
  '/impact-stories',
  '/journal',
  '/about-us',
  '/careers',
  '/contact-us',
  '/terms-policy',
] as const;

export const sitePathSchema = z.enum(sitePaths, 'no page of the site has this path');

/** A path of the site without parameters. */
export type SitePath = z.infer<typeof sitePathSchema>;
