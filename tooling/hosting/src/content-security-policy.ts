import type { InlinedCode } from './inlined-code.ts';

/**
 * The only foreign frame: the map of the office. It is allowed on every page, since a visitor who
 * goes on to the contact page by a link stays in the document, and under the policy, that came first.
 */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

interface PolicySettings {
  inlined: InlinedCode;
  /** Origins besides the site's own that its scripts call. */
  connectTo: readonly string[];
}

/**
 * The Content Security Policy of one document: nothing but the site's own files and what the build
 * inlined. `frame-ancestors` is missing: in a document it counts for nothing, so it is a header.
 */
export function contentSecurityPolicy({ inlined, connectTo }: PolicySettings): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...inlined.scripts].toSorted()],
    'style-src': ["'self'", ...[...inlined.styles].toSorted()],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'manifest-src': ["'self'"],
    'frame-src': [MAP_ORIGIN],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // No text of any origin becomes code: neither React nor our own scripts make such a policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
