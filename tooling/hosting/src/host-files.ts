const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;
const ONE_YEAR_MS = ONE_YEAR_S * 1000;

/** Device features that no page uses; each would ask the visitor for permission. */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * On every response, assets and unknown paths included, so few and short: a page with ten files
 * sends them ten times. The rest of the policy is in each document. `nginx.conf` repeats these.
 */
const everywhere = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** On documents only. */
const documents = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Redirects of every site; a `200` responds with the other page. `nginx.conf` repeats these. */
const redirects = [
  { from: '/', to: '/home', status: 301 },
  { from: '/careers/job-description', to: '/careers', status: 301 },
  { from: '/careers/job-description/', to: '/careers', status: 301 },
  // The list takes any id (spec 2.1); a story's own file marks it in the list.
  { from: '/impact-stories/:id', to: '/impact-stories', status: 200 },
];

/**
 * The `_headers` file of a site whose pages are found at `routes`, patterns of the router. No header
 * is in two rules that match one path: hosts join the values, which voids most headers.
 */
export function headersFile(routes: readonly string[]): string {
  return [
    rule('/*', everywhere),
    ...routes.flatMap(pathPatterns).map((path) => rule(path, documents)),
    rule('/assets/*', { 'Cache-Control': `public, max-age=${ONE_YEAR_S}, immutable` }),
  ].join('\n');
}

/** A route as the hosts write it; an optional parameter makes two of it. */
function pathPatterns(route: string): string[] {
  const optional = /\/:\w+\?$/.exec(route);
  return optional ? [route.slice(0, optional.index), route.slice(0, -1)] : [route];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}

/**
 * The `_redirects` file of a site, with a proxy rule where browsers call the API through the site.
 * @throws Error where a page is at a path that redirects: hosts differ in which of the two wins.
 */
export function redirectsFile(pages: readonly string[], apiOrigin: string | undefined): string {
  const hidden = redirects.find(({ from }) => pages.includes(from));
  if (hidden) {
    throw new Error(`${hidden.from} is a page of the site and also redirects to ${hidden.to}.`);
  }
  const proxy = apiOrigin ? [{ from: '/v1/*', to: `${apiOrigin}/v1/:splat`, status: 200 }] : [];
  return [...redirects, ...proxy]
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). Expires in a year. */
export function securityTxt(siteOrigin: string, now: Date): string {
  return [
    'Contact: mailto:business@kestrova.example',
    `Expires: ${new Date(now.getTime() + ONE_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
