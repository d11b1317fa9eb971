const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;

/** What a page may not ask of a device, nor a frame in it: all that a visitor would be asked for. */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * What every response carries, assets and unknown addresses included, so it is short: a page with
 * ten files sends it ten times. The rest of the policy stands in each document.
 */
const everywhere = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains; preload`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** What only documents need. */
const documents = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/**
 * The `_headers` file of a site whose pages are found at `routes`, patterns of the router. No header
 * stands in two rules that match one path, since hosts join the values, which voids most headers.
 */
export function headersFile(routes: readonly string[]): string {
  return [
    rule('/*', everywhere),
    ...routes.flatMap(pathPatterns).map((path) => rule(path, documents)),
    rule('/assets/*', { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` }),
  ].join('\n');
}

/** A route as the hosts write it; an optional parameter makes two of it. */
export function pathPatterns(route: string): string[] {
  const optional = /\/:\w+\?$/.exec(route);
  return optional ? [route.slice(0, optional.index), route.slice(0, -1)] : [route];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}
