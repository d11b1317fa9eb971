/**
 * The address of every page by its name, in the order of spec 2.1, as a pattern of the router. The
 * name is the page's spelling everywhere: its copy is `pages/<name>.json` in the content, its component
 * is `pages/<name>/<name>-page.tsx` in the site, and its address ends with it.
 */
export const paths = {
  home: '/home',
  services: '/services',
  'professional-services': '/professional-services',
  'fintech-services': '/services/fintech-services',
  'enterprise-services': '/services/enterprise-services',
  'product-services': '/services/product-services',
  'ai-services': '/services/ai-services',
  'odc-services': '/services/odc-services',
  'gcc-services': '/services/gcc-services',
  'impact-stories': '/impact-stories/:id?',
  'impact-stories-details': '/impact-stories-details/:id',
  journal: '/journal',
  'about-us': '/about-us',
  careers: '/careers',
  'job-description': '/careers/job-description/:id',
  application: '/careers/application',
  alerts: '/careers/alerts',
  'contact-us': '/contact-us',
  'terms-policy': '/terms-policy',
  accessibility: '/accessibility',
  security: '/security',
} as const;

/** The name of a page. */
export type PageName = keyof typeof paths;

/** The names of all pages. */
export const pageNames = Object.keys(paths) as readonly PageName[];

/** The pages that have an address without an id: all but those that show one story or job. */
export const pagesWithoutId = pageNames.filter((name) => !paths[name].endsWith('/:id'));

/** Addresses that have no page of their own, and where they lead. */
export const redirects: Readonly<Record<string, PageName>> = {
  '/': 'home',
  '/careers/job-description': 'careers',
};
