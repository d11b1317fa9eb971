import * as z from 'zod';
import { readFile } from '../files.ts';
import * as texts from './text.ts';

const navigationLinkSchema = z.strictObject({ label: texts.label, route: texts.sitePath });

const navigationItemSchema = navigationLinkSchema.extend({
  activeOn: z
    .enum(['exact', 'prefix'])
    .describe(
      'Whether the link is active on its own path only, or also on every path that begins with it.',
    ),
  children: texts.listOf(navigationLinkSchema).optional(),
});

/** The value that the terms page reads under the local-storage key 'page' (spec 2.19). */
export const legalPageSchema = z.enum(['terms', 'policy']);

const supportLinkSchema = navigationLinkSchema.extend({ page: legalPageSchema });

export const headerNavigationSchema = z
  .strictObject({ items: texts.listOf(navigationItemSchema) })
  .transform(({ items }) => items);

/** A page above another one in its breadcrumb. */
export const pageAboveSchema = texts.sitePath.refine(
  (path) => readMenu().some(({ route }) => route === path),
  'is not in the menu (navigation/header.json)',
);

function readMenu() {
  return readFile('navigation/header', headerNavigationSchema);
}

/** The links from the home page to a page, as the menu calls them. The page comes last, without a link. */
export function createBreadcrumb(page: string, ...above: readonly string[]): Breadcrumb {
  const links = readMenu().filter(({ route }) => above.includes(route));
  return [...links.map(({ label, route }) => ({ label, href: route })), { label: page }];
}

export type Breadcrumb = readonly { readonly label: string; readonly href?: string | undefined }[];

export const footerNavigationSchema = z.strictObject({
  company: z.strictObject({ heading: texts.label, links: texts.listOf(navigationLinkSchema) }),
  support: z.strictObject({
    heading: texts.label,
    links: texts.listOf(supportLinkSchema),
    statements: texts.listOf(navigationLinkSchema).describe('After the legal texts (spec 2.4).'),
  }),
  journal: navigationLinkSchema.describe(
    'Under the tagline: the company’s links are fixed (spec 2.4).',
  ),
  location: z.strictObject({ heading: texts.label }),
  contact: texts.fields(texts.label, 'heading', 'business', 'careers'),
});

const phoneSchema = z
  .string()
  .regex(/^\+1 \(\d{3}\) \d{3}-\d{4}$/, 'is not a number such as +1 (302) 555-0142');

export const brandSchema = z.strictObject({
  name: texts.label,
  legalName: texts.label,
  tagline: texts.label.describe(
    'One line on what the company is, for share titles and structured data.',
  ),
  emails: z.strictObject({ business: z.email(), careers: z.email() }),
  phones: z.tuple([phoneSchema, phoneSchema]).readonly().describe('The main number first.'),
  address: texts.listOf(texts.label, 3).describe('Lines of the postal address, top to bottom.'),
  social: texts.listOf(
    z.strictObject({
      network: z.enum(['LinkedIn', 'Instagram']),
      url: z.url({ protocol: /^https$/ }),
    }),
    2,
  ),
  copyright: texts.label,
});

export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type LegalPage = z.infer<typeof legalPageSchema>;
