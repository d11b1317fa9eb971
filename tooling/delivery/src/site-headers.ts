import { contentSecurityPolicy } from './content-security-policy.ts';
import type { InlinedCode } from './inlined-code.ts';

const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;

/**
 * The only foreign frame: the map of the office. It is allowed on every page, since a visitor who
 * goes on to the contact page by a link stays in the document, and under the policy, that came first.
 */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

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
}

/** The `_headers` file of a site. One policy for all pages, so that no host has to join two. */
export function headersFile({ inlined, connectTo }: HeaderSettings): string {
  const everywhere: [string, string][] = [
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
    rule('/*', everywhere),
    rule('/assets/*', [['Cache-Control', `public, max-age=${ONE_YEAR}, immutable`]]),
  ].join('\n');
}

function rule(path: string, headers: readonly (readonly [string, string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
