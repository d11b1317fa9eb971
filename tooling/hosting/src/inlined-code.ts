import { createHash } from 'node:crypto';

/** Hashes of the code that stands inside pages, as a policy names them (CSP 3, 6.7.2). */
export interface InlinedCode {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const elements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Types of `<script>` that hold data; browsers never run them, and no policy speaks of them. */
const dataType = /\btype="?(?:application\/(?:ld\+)?json|text\/plain)\b/i;

/**
 * Collects the hashes of all scripts and styles that stand inside a page.
 * @throws Error for a page with inline handlers or `style` attributes, which no hash can allow.
 */
export function collectInlinedCode({ name, html }: { name: string; html: string }): InlinedCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element = '', attributes = '', code = ''] of html.matchAll(elements)) {
    if (element.toLowerCase() === 'style') styles.add(hash(code));
    else if (!/\ssrc=/i.test(attributes) && !dataType.test(attributes)) scripts.add(hash(code));
  }
  refuseInlineAttributes(name, html.replaceAll(elements, ''));
  return { scripts, styles };
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

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
