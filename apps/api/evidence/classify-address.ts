/** A served site as links and its sitemap show it. */
export interface KnownSite {
  /** Scheme and host, as the pages' canonical addresses begin. */
  origin: string;
  /** Paths of the pages, as links write them. */
  pages: ReadonlySet<string>;
  /** Paths of all other files that visitors may read. */
  files: ReadonlySet<string>;
}

/** What the host of a site answered. */
export interface Answer {
  status: number;
  location?: string | undefined;
  /** The media type. */
  type: string;
  /** Empty where it is no page. */
  html: string;
}

export type AddressKind = 'page' | 'list' | 'file' | 'redirect' | 'missing' | 'refused' | 'wrong';

/** Addresses without a page that lead to one (spec 2.1). */
const redirects: Readonly<Record<string, string>> = {
  '/': '/home',
  '/careers/job-description': '/careers',
  '/careers/job-description/': '/careers',
};
/** The list of stories takes any id, and search engines know it once. */
const storyList = /^\/impact-stories\/[^/]+$/;
const refusals = new Set([400, 405, 414, 431]);

/**
 * Says what an answer is for its address. It is `wrong`, a soft 404 that is, where a search engine would
 * take an address for a page that is none: 200 or a redirect where nothing is, a page under an address
 * that it does not call its own, a 404 that does not say `noindex`, or a failure.
 */
export function classifyAddress(address: string, answer: Answer, site: KnownSite): AddressKind {
  const { status, type, html } = answer;
  const paths = readPaths(address);
  if (refusals.has(status)) return 'refused';
  if (status === 404) return type !== 'text/html' || isUnindexed(html) ? 'missing' : 'wrong';
  if (status === 301 || status === 308) {
    return isRightRedirect(address, answer.location ?? '', site) ? 'redirect' : 'wrong';
  }
  if (status !== 200) return 'wrong';
  if (type !== 'text/html') return paths.some((path) => site.files.has(path)) ? 'file' : 'wrong';
  const page = paths.find((path) => site.pages.has(path));
  const canonical = findCanonical(html);
  if (page !== undefined) return isOwnPage(page, html, site) ? 'page' : 'wrong';
  const isList = paths.some((path) => storyList.test(path));
  return isList && canonical === `${site.origin}/impact-stories` ? 'list' : 'wrong';
}

/** Whether a page calls its address its own, or keeps itself out of search engines. */
export function isOwnPage(path: string, html: string, { origin }: KnownSite): boolean {
  const canonical = findCanonical(html);
  if (canonical === undefined) return isUnindexed(html);
  const isMarkedList = storyList.test(path) && canonical === `${origin}/impact-stories`;
  return !isUnindexed(html) && (canonical === origin + path || isMarkedList);
}

function isRightRedirect(address: string, location: string, { pages }: KnownSite): boolean {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  return readPaths(path).some((from) => {
    const page = redirects[from] ?? from.replace(/(?:\/|\/index\.html|\.html)$/, '');
    const [target = ''] = readPaths(location);
    const leadsToPage = pages.has(page) || storyList.test(page);
    return leadsToPage && page !== from && target === page && location.endsWith(query);
  });
}

/** The paths that an address may be read as: decoded, and without the dots that a browser resolves. */
function readPaths(address: string): string[] {
  const [raw = ''] = address.split('?');
  const resolved = URL.parse(`http://site${raw}`)?.pathname;
  return [raw, resolved].flatMap((path) => {
    try {
      return path === undefined ? [] : [decodeURIComponent(path)];
    } catch (error) {
      if (error instanceof URIError) return [];
      throw error;
    }
  });
}

function findCanonical(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

function isUnindexed(html: string): boolean {
  return /<meta name="robots" content="noindex"/.test(html);
}
