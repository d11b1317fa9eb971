import { hash } from 'node:crypto';

/**
 * The only foreign frame: the map of the office, to which the page first sends a request. Allowed
 * on every page, since a visitor who follows a link to the contact page stays in the document, and its
 * policy, that was loaded first.
 */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** For the `<meta name="referrer">` beside the policy. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

interface InlineCode {
  script: string;
  style: string;
  /** The origin of an API that is not the site's own. */
  apiOrigin: string | undefined;
}

/**
 * The Content Security Policy of a document: nothing but the site's own files and this page's inline
 * code. In the document it also covers static hosts, and is not sent with every file.
 */
export function documentPolicy({ script, style, apiOrigin }: InlineCode): string {
  // `frame-ancestors` is missing: browsers ignore it in a document, so it is a header.
  return [
    "default-src 'none'",
    `script-src 'self' ${sha256(script)}`,
    `style-src 'self' ${sha256(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", MAP_ORIGIN, ...(apiOrigin ? [apiOrigin] : [])].join(' '),
    "manifest-src 'self'",
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    // Neither React nor our own scripts turn text into code or markup.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function sha256(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
