import { hash } from 'node:crypto';

/**
 * The only foreign frame: the map of the office, to which the page first sends a request. Allowed
 * on every page, since a visitor who follows a link to the contact page stays in the document, and its
 * policy, that was loaded first.
 */
const MAP_ORIGIN = 'https://www.openstreetmap.org';
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** The policy is inserted here, before anything that it has to allow or block. */
const charsetElement = /<meta charset="utf-8"\s*\/?>/i;
const policyElements =
  /<meta http-equiv="Content-Security-Policy"[^>]*><meta name="referrer"[^>]*>/;
const inlineElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Types of `<script>` that hold data; browsers never run them, and no policy applies. */
const dataType = /\btype="?(?:application\/(?:ld\+)?json|text\/plain)\b/i;

/**
 * The document with its Content Security Policy right after its charset, with the hashes of this
 * page's own inline code. In the document it also covers unknown paths, whatever host serves them,
 * and is not sent with every file.
 * @throws Error for a page without a charset, or with inline code that no hash can allow.
 */
export function withPolicy(name: string, html: string, connectTo: readonly string[]): string {
  const [charset] = charsetElement.exec(html) ?? [];
  if (!charset) throw new Error(`${name} has no <meta charset="utf-8">, which the policy follows.`);
  refuseInlineAttributes(name, html.replaceAll(inlineElements, ''));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element = '', attributes = '', code = ''] of html.matchAll(inlineElements)) {
    const source = `'sha256-${hash('sha256', code, 'base64')}'`;
    if (element.toLowerCase() === 'style') styles.add(source);
    else if (!/\ssrc=/i.test(attributes) && !dataType.test(attributes)) scripts.add(source);
  }
  // Nothing but the site's own files and this page's inline code, its hashes sorted (CSP 3, 6.7.2).
  // `frame-ancestors` is missing: browsers ignore it in a document, so it is a header.
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].toSorted()].join(' '),
    ["style-src 'self'", ...[...styles].toSorted()].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", MAP_ORIGIN, ...connectTo].join(' '),
    "manifest-src 'self'",
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    // Neither React nor our own scripts turn text into code or markup.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const elements = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${REFERRER_POLICY}">`;
  return html.replace(policyElements, '').replace(charset, charset + elements);
}

function refuseInlineAttributes(name: string, markup: string): void {
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
    const attribute = /\s(style|on[a-z]+)=/i.exec(tag.replaceAll(/"[^"]*"/g, '""'))?.[1];
    if (!attribute) continue;
    throw new Error(
      `${name} has an inline "${attribute}" attribute, which the site's own policy blocks: ${tag}. Use a class or a module.`,
    );
  }
}
