import { contentSecurityPolicy } from './content-security-policy.ts';
import type { InlinedCode } from './inlined-code.ts';

const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;

/** The only foreign frame: the map of the office. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** The only page that shows it. */
const MAP_PAGE = '/contact-us';

/** What a page may ask of a device: nothing (Permissions Policy). */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

interface HeaderSettings {
  inlined: InlinedCode;
  connectTo: readonly string[];
  /** Paths of the site's pages. */
  pages: readonly string[];
}

/**
 * The `_headers` file of a site. Hosts join what several rules say of one header, and a browser
 * obeys every policy of a joined `Content-Security-Policy`; so the first rule allows what any page
 * needs, missing ones included, and the rules after it take the map from the pages without one.
 */
export function headersFile({ inlined, connectTo, pages }: HeaderSettings): string {
  const shared: [string, string][] = [
    [
      'Content-Security-Policy',
      contentSecurityPolicy({ inlined, connectTo, frames: [MAP_ORIGIN] }),
    ],
    ['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains; preload`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
  ];
  return [
    rule('/*', shared),
    rule('/assets/*', [['Cache-Control', `public, max-age=${ONE_YEAR}, immutable`]]),
    ...pathsWithoutMap(pages).map((path) =>
      rule(path, [['Content-Security-Policy', "frame-src 'none'"]]),
    ),
  ].join('\n');
}

/** One rule for each page at the top and one for all beneath it; hosts limit the number of rules. */
function pathsWithoutMap(pages: readonly string[]): string[] {
  const paths = pages.map((page) => {
    const [, top = '', ...rest] = page.split('/');
    return rest.length > 0 ? `/${top}/*` : `/${top}`;
  });
  return [...new Set(paths)].filter((path) => path !== MAP_PAGE && path !== '/404').toSorted();
}

function rule(path: string, headers: readonly (readonly [string, string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
