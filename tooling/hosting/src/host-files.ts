import { paths, pathTo, redirects } from '@kestrova/paths';

/**
 * On every response, assets and unknown paths included, so few and short: a page with ten files
 * sends them ten times. The rest of the policy is in each document. `nginx.conf` repeats these.
 */
const everywhere = `
  Content-Security-Policy: frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cross-Origin-Resource-Policy: same-origin
  X-Content-Type-Options: nosniff
`;

/** On documents only. No page uses these features; each would ask the visitor for permission. */
const onDocuments = `
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()
`;

const onAssets = `
  Cache-Control: public, max-age=31536000, immutable
`;

/** Where the page for unknown addresses is. */
export const MISSING_PAGE = '/404';

/** The `_redirects` of every site; a `200` responds with the other page. `nginx.conf` repeats these. */
const redirectRules = [
  ...Object.entries(redirects).flatMap(([from, page]) => {
    const spellings = from === '/' ? [from] : [from, `${from}/`];
    return spellings.map((path) => `${path} ${pathTo(page)} 301`);
  }),
  // A list takes any id (spec 2.1); a story's own file marks it in the list.
  ...Object.values(paths).flatMap((path) => {
    const [list, one] = pathPatterns(path);
    return one ? [`${one} ${list} 200`] : [];
  }),
];

/**
 * The `_headers` file of a site. No header is in two rules that match one path: hosts join the values,
 * which voids most headers.
 */
export function headersFile(): string {
  const documents = Object.values(paths)
    .flatMap(pathPatterns)
    // Hosts that name their page for unknown addresses in a request send these with it.
    .concat(MISSING_PAGE)
    .map((path) => path + onDocuments);
  return [`/*${everywhere}`, ...documents, `/assets/*${onAssets}`].join('\n');
}

/** A route as the hosts write it; an optional parameter makes two of it. */
function pathPatterns(route: string): string[] {
  const optional = /\/:\w+\?$/.exec(route);
  return optional ? [route.slice(0, optional.index), route.slice(0, -1)] : [route];
}

/**
 * The `_redirects` file of a site, with a proxy rule if browsers call the API through the site.
 * @throws Error if a page is at a path that redirects: hosts differ in which of the two wins.
 */
export function redirectsFile(pages: readonly string[], apiOrigin: string | undefined): string {
  const hidden = redirectRules.find((rule) => pages.some((page) => rule.startsWith(`${page} `)));
  if (hidden) throw new Error(`A page of the site is at a path that redirects: "${hidden}".`);
  const proxy = apiOrigin ? [`/v1/* ${apiOrigin}/v1/:splat 200`] : [];
  // Last, since some hosts read a limited number of rules.
  return [...redirectRules, ...proxy, ...paddingRules(pages), ''].join('\n');
}

/** Mail programs cut off the padding of an id. A list takes any id, so it needs no rule. */
function paddingRules(pages: readonly string[]): string[] {
  return pages
    .filter((page) => page.endsWith('=') && !page.startsWith(`${pathTo('impact-stories')}/`))
    .flatMap((page) => {
      const cut = [page.replace(/=+$/, ''), page.replace(/=$/, '')];
      return [...new Set(cut)].map((path) => `${path} ${page} 301`);
    });
}

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). Expires in a year. */
export function securityTxt(siteOrigin: string): string {
  const oneYear = 365 * 24 * 60 * 60 * 1000;
  return [
    'Contact: mailto:business@kestrova.example',
    `Expires: ${new Date(Date.now() + oneYear).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
