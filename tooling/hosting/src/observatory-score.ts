/** What one rule of MDN's HTTP Observatory makes of a page's headers. */
export interface ObservatoryResult {
  rule: string;
  /** Points that the rule adds to 100 or takes from it. */
  points: number;
  finding: string;
}

const SIX_MONTHS = 15_552_000;
const START = 100;
/** Below this no extra points are given. */
const LEAST_FOR_EXTRA = 90;

/**
 * The rules of MDN's HTTP Observatory (algorithm 4) that a page's headers and its `<meta>` decide,
 * for a page without cookies, foreign scripts and CORS headers. Redirection from HTTP is up to the
 * host.
 */
export function observatoryResults(headers: Headers, html: string): ObservatoryResult[] {
  const header = headers.get('content-security-policy') ?? '';
  const [, inDocument = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [, referrer] = /<meta name="referrer" content="([^"]*)"/.exec(html) ?? [];
  return [
    judgePolicy(parsePolicy(`${header};${inDocument}`)),
    judge(
      'referrer-policy',
      referrer === undefined ? headers : new Headers({ 'referrer-policy': referrer }),
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
      5,
      -5,
    ),
    judgeTransport(headers.get('strict-transport-security') ?? ''),
    judge('x-content-type-options', headers, /^nosniff$/i, 0, -5),
    // In a document `frame-ancestors` counts for nothing.
    judgeFraming(parsePolicy(header)),
    judge('cross-origin-resource-policy', headers, /^(same-origin|same-site)$/, 10, 0),
  ];
}

/** The score that these results add up to; 100 and more is an A+. */
export function observatoryScore(results: readonly ObservatoryResult[]): number {
  const lost = results.reduce((sum, { points }) => sum + Math.min(points, 0), START);
  const all = results.reduce((sum, { points }) => sum + points, START);
  return lost >= LEAST_FOR_EXTRA ? all : Math.max(lost, 0);
}

function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

function judgePolicy(policy: Map<string, string[]>): ObservatoryResult {
  const rule = 'content-security-policy';
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isLoose = (source: string) => /^('unsafe-(inline|eval)'|data:|https?:|\*)$/.test(source);
  if (!policy.has('default-src')) return { rule, points: -25, finding: 'no policy' };
  if (['script-src', 'object-src', 'style-src'].some((name) => sources(name).some(isLoose))) {
    return { rule, points: -20, finding: 'unsafe sources' };
  }
  const isClosed = policy.get('default-src')?.join() === "'none'" && policy.has('form-action');
  return isClosed
    ? { rule, points: 10, finding: "nothing unsafe, default-src 'none'" }
    : { rule, points: 5, finding: 'nothing unsafe' };
}

function judgeTransport(header: string): ObservatoryResult {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  return {
    rule: 'strict-transport-security',
    points: seconds >= SIX_MONTHS ? 0 : -20,
    finding: header || 'missing',
  };
}

function judgeFraming(policy: Map<string, string[]>): ObservatoryResult {
  const ancestors = policy.get('frame-ancestors');
  return {
    rule: 'x-frame-options',
    points: ancestors ? 5 : -20,
    finding: ancestors ? `frame-ancestors ${ancestors.join(' ')}` : 'missing from the policy',
  };
}

function judge(rule: string, headers: Headers, wanted: RegExp, met: number, unmet: number) {
  const value = headers.get(rule) ?? '';
  return { rule, points: wanted.test(value) ? met : unmet, finding: value || 'missing' };
}
