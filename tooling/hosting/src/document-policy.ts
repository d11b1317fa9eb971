import { contentSecurityPolicy } from './content-security-policy.ts';
import { collectInlinedCode } from './inlined-code.ts';

/** A page as it stands in the site's folder. */
export interface SiteDocument {
  name: string;
  html: string;
}

/** What pages send along of the address that a visitor comes from. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** After this a document may not contain anything that the policy has to rule. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const WRITTEN = /<meta http-equiv="Content-Security-Policy"[^>]*><meta name="referrer"[^>]*>/;

/**
 * The document with its Content Security Policy right after its charset: the hashes of what stands
 * inside this page and of nothing else. So the policy covers unknown addresses, too, whatever host
 * answers them, and does not travel with every file.
 * @throws Error for a page without a charset, or with inline code that no hash can allow.
 */
export function withPolicy(document: SiteDocument, connectTo: readonly string[]): string {
  const { name, html } = document;
  const charset = CHARSET.exec(html);
  if (!charset)
    throw new Error(`${name} does not name its charset, before which no policy may be.`);
  const policy = contentSecurityPolicy({ inlined: collectInlinedCode(document), connectTo });
  const metas = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${REFERRER_POLICY}">`;
  return html.replace(WRITTEN, '').replace(charset[0], charset[0] + metas);
}
