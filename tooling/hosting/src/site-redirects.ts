/** Addresses that lead elsewhere, besides the API's; a `200` answers with the other page. */
const siteRedirects = [
  { from: '/', to: '/home', status: 301 },
  { from: '/careers/job-description', to: '/careers', status: 301 },
  { from: '/careers/job-description/', to: '/careers', status: 301 },
  // The list takes any id (spec 2.1); where it marks a story a file stands at the address.
  { from: '/impact-stories/:id', to: '/impact-stories', status: 200 },
];

interface RedirectSettings {
  /** Scheme, host and port of the API behind the site; nothing where browsers call it directly. */
  apiOrigin: string | undefined;
  /** Paths of the site's pages. */
  pages: readonly string[];
}

/**
 * The `_redirects` file of a site.
 * @throws Error where a page stands at the very address that a rule leads away from, since hosts
 * differ in which of the two wins.
 */
export function redirectsFile({ apiOrigin, pages }: RedirectSettings): string {
  const hidden = siteRedirects.find(({ from }) => pages.includes(from));
  if (hidden) {
    throw new Error(`${hidden.from} is a page of the site and also redirects to ${hidden.to}.`);
  }
  const proxy = apiOrigin ? [{ from: '/v1/*', to: `${apiOrigin}/v1/:splat`, status: 200 }] : [];
  return [...siteRedirects, ...proxy]
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}
