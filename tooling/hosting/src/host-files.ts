import { paths, pathTo, redirects } from '@kestrova/paths';

/**
 * On every response, assets and unknown paths included, so few and short: a page with ten files
 * gets them ten times. The rest of the policy is in each document.
 */
const everywhere = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** On documents only. No page uses these features; each would ask the visitor for permission. */
const onDocuments = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const onAssets = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** What static hosts send for a file without a rule of its own. */
export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Where the page for unknown addresses is. */
export const MISSING_PAGE = '/404';

/** The paths that redirect, each with its target. */
const moved = Object.entries(redirects).flatMap(([from, page]) => {
  const spellings = from === '/' ? [from] : [from, `${from}/`];
  return spellings.map((path) => [path, pathTo(page)] as const);
});

/** A list takes any id (spec 2.1); a story's own file marks it in the list. */
const lists = Object.values(paths).flatMap((path) => {
  const [list = '', one] = pathPatterns(path);
  return one ? [[one, list] as const] : [];
});

/**
 * The `_headers` file of a site. No header is in two rules that match one path: hosts join the values,
 * which voids most headers.
 */
export function headersFile(): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)].join('\n');
  const documents = Object.values(paths)
    .flatMap(pathPatterns)
    // Hosts that name their page for unknown addresses in a request send these with it.
    .concat(MISSING_PAGE)
    .map((path) => rule(path, onDocuments));
  return [rule('/*', everywhere), ...documents, rule('/assets/*', onAssets)].join('\n');
}

/** What `nginx.conf` includes, by file: variables outside its server; headers and redirects in it. */
export function nginxFiles(): Record<string, string> {
  const variable = (header: string) => `$document_${header.toLowerCase().replaceAll('-', '_')}`;
  const maps = Object.entries(onDocuments).map(
    // nginx omits an empty header.
    ([header, value]) =>
      `map $sent_http_content_type ${variable(header)} { ~^text/html "${value}"; }`,
  );
  const cached = `~^/assets/ "${onAssets['Cache-Control']}"; default "${DEFAULT_CACHE_CONTROL}";`;
  const headers = [
    ...Object.entries(everywhere).map(([header, value]) => `${header} "${value}"`),
    ...Object.keys(onDocuments).map((header) => `${header} ${variable(header)}`),
  ];
  return {
    '_nginx-variables.conf': [...maps, `map $uri $cache_control { ${cached} }`, ''].join('\n'),
    '_nginx-server.conf': [
      ...headers.map((header) => `add_header ${header} always;`),
      ...moved.map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      ...lists.map(([one, list]) => {
        const pattern = one.replace(/:\w+/, '[^/]+');
        return `location ~ ^${pattern}$ { try_files $uri $uri.html ${list}.html =404; }`;
      }),
      '',
    ].join('\n'),
  };
}

/** A route in the syntax of the hosts; an optional parameter makes two routes of it. */
function pathPatterns(route: string): string[] {
  const optional = /\/:\w+\?$/.exec(route);
  return optional ? [route.slice(0, optional.index), route.slice(0, -1)] : [route];
}

/**
 * The `_redirects` file of a site, with a proxy rule if browsers call the API through the site.
 * @throws Error if a page is at a path that redirects: hosts differ in which of the two they use.
 */
export function redirectsFile(pages: readonly string[], apiOrigin: string | undefined): string {
  const hidden = moved.find(([from]) => pages.includes(from));
  if (hidden) throw new Error(`A page of the site is at a path that redirects: ${hidden[0]}.`);
  const rules = [
    ...moved.map(([from, to]) => `${from} ${to} 301`),
    // Responds with the other page.
    ...lists.map(([one, list]) => `${one} ${list} 200`),
  ];
  const proxy = apiOrigin ? [`/v1/* ${apiOrigin}/v1/:splat 200`] : [];
  // Last, since some hosts read a limited number of rules.
  return [...rules, ...proxy, ...paddingRules(pages), ''].join('\n');
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
