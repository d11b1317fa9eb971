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

/** The address of a page, for links. A page that shows one story or job needs its key or id. */
export function pathTo(page: PageName, id?: string | number): string {
  const suffix = id === undefined ? '' : `/${encodeId(id)}`;
  return paths[page].replace(/\/:id\??$/, suffix);
}

/**
 * The link of an email that opens a page for the holder of its token. The token is the fragment, which
 * browsers send to no server: so it is in no log and no Referer.
 */
export function emailedLink(
  siteOrigin: string,
  page: 'application' | 'alerts',
  token: string,
): string {
  return `${siteOrigin}${pathTo(page)}#${token}`;
}

/** A story key or job id in a URL: standard base64 with its padding (spec 2.1). */
export function encodeId(id: string | number): string {
  return btoa(String(id));
}

/**
 * The id behind a parameter of an address; undefined if that is not standard base64. Mail programs cut
 * off its padding. An address that contains 'add-agent-store' carries the id as it stands (spec 2.12).
 */
export function decodeId(parameter: string, pathname: string): string | undefined {
  if (pathname.includes('add-agent-store')) return parameter;
  try {
    const id = atob(parameter.replace(/=+$/, ''));
    // atob also accepts white space and stray bits, so an id would have several spellings.
    return btoa(id) === parameter.padEnd(btoa(id).length, '=') ? id : undefined;
  } catch {
    // atob throws on anything that is not base64, and only then.
    return undefined;
  }
}

/**
 * A job id from its decimal digits: a positive whole number of at most 15 digits, in one spelling
 * (no sign, no leading zero). Undefined for anything else.
 */
export function parseJobId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
