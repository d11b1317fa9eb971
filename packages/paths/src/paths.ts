/**
 * The address of every page by its name, in the order of spec 2.1, as a pattern of the router. The
 * name is the page's spelling everywhere: its address ends with it, or with it and an id, its copy is `pages/<name>.json` in
 * the content, and its component is `<name>-page.tsx` in the site.
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
  review: '/careers/review',
  'contact-us': '/contact-us',
  'terms-policy': '/terms-policy',
  accessibility: '/accessibility',
  security: '/security',
} as const;

/** The name of a page. */
export type PageName = keyof typeof paths;

/** The names of all pages. */
export const pageNames = Object.keys(paths) as readonly PageName[];

/** The name of a page that has an address without an id: all but those that show one story or job. */
export type PageWithoutId = {
  [Page in PageName]: (typeof paths)[Page] extends `${string}/:id` ? never : Page;
}[PageName];

/** The pages that have an address without an id. */
export const pagesWithoutId = pageNames.filter(
  (name): name is PageWithoutId => !paths[name].endsWith('/:id'),
);

/** Addresses without a page of their own, with the page that each redirects to. */
export const redirects: Readonly<Record<string, PageWithoutId>> = {
  '/': 'home',
  '/careers/job-description': 'careers',
};

/** The story key or job id that a pattern requires, allows, or does not have. */
type IdOf<Pattern extends string> = [Extract<Pattern, `${string}/:id`>] extends [never]
  ? [Extract<Pattern, `${string}/:id?`>] extends [never]
    ? []
    : [id?: string | number]
  : [id: string | number];

/** The address of a page, for links. */
export function pathTo<Page extends PageName>(
  page: Page,
  ...[id]: IdOf<(typeof paths)[Page]>
): string {
  const suffix = id === undefined ? '' : `/${encodeId(id)}`;
  return paths[page].replace(/\/:id\??$/, suffix);
}

/** The query of the careers page: a region's code, keywords, job filters, an order, a number. */
export type CareersQuery<Filter extends string> = Readonly<
  Partial<Record<'country' | 'keywords' | Filter | 'sort' | 'shown', string | undefined>>
>;

/** The values of the query with their parameters, in order; a filter's parameter is its name. */
function careersParameters<Filter extends string>(filters: readonly Filter[]) {
  return [
    ['country', 'country'],
    ['keywords', 'q'],
    ...filters.map((name) => [name, name] as const),
    ['sort', 'sort'],
    ['shown', 'show'],
  ] as const;
}

/** Reads the query of the careers page; an absent or blank value is undefined. */
export function parseCareersQuery<Filter extends string>(
  search: string,
  filters: readonly Filter[],
): CareersQuery<Filter> {
  const params = new URLSearchParams(search);
  const entries = careersParameters(filters).map(([name, parameter]) => [
    name,
    params.get(parameter)?.trim() || undefined,
  ]);
  return Object.fromEntries(entries) as CareersQuery<Filter>;
}

/** Writes the query of the careers page, with the question mark; empty without values. */
export function formatCareersQuery<Filter extends string>(
  query: CareersQuery<Filter>,
  filters: readonly Filter[],
): string {
  const params = new URLSearchParams();
  for (const [name, parameter] of careersParameters(filters)) {
    const value = query[name];
    if (value) params.set(parameter, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * The link of an email that opens a page for the holder of its token. The token is the fragment,
 * which browsers never send: so it is in no log and no Referer.
 */
export function emailedLink(
  siteOrigin: string,
  page: 'application' | 'alerts' | 'review',
  token: string,
): string {
  return `${siteOrigin}${pathTo(page)}#${token}`;
}

/** A story key or job id in a URL: standard base64 with its padding (spec 2.1). */
export function encodeId(id: string | number): string {
  return btoa(String(id));
}

/**
 * The id behind a parameter of an address; undefined if that is not standard base64. Mail programs
 * cut off its padding. An address that contains 'add-agent-store' has the id unencoded (spec 2.12).
 */
export function decodeId(parameter: string, pathname: string): string | undefined {
  if (pathname.includes('add-agent-store')) return parameter;
  try {
    const id = atob(parameter.replace(/={1,2}$/, ''));
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
