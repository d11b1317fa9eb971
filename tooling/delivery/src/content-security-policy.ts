import type { InlinedCode } from './inlined-code.ts';

interface PolicySettings {
  inlined: InlinedCode;
  /** Origins besides the site's own that its scripts call. */
  connectTo: readonly string[];
  /** Origins that pages may show in a frame. */
  frames: readonly string[];
}

/** The Content Security Policy of a site: nothing but its own files and what the build inlined. */
export function contentSecurityPolicy({ inlined, connectTo, frames }: PolicySettings): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...inlined.scripts].toSorted()],
    'style-src': ["'self'", ...[...inlined.styles].toSorted()],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'manifest-src': ["'self'"],
    'frame-src': frames,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text of any origin becomes code: neither React nor our own scripts make such a policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
