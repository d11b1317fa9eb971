import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sent this from one of our pages, by Fetch Metadata with Origin as fallback
 * (OWASP ASVS 5.0, 3.5.3). What no browser sent has neither header and needs only its token.
 */
export function isFromOurSites(
  headers: IncomingHttpHeaders,
  allowedOrigins: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  const { origin } = headers;
  if (origin !== undefined) return allowedOrigins.includes(origin);
  return site === undefined;
}
