import { fillPlaceholders, parsePathPattern, type PathPattern } from './path-pattern.ts';

/** One line of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  pattern: PathPattern;
  to: string;
  /** 3xx sends the visitor on; 200 answers with what stands at `to`, here or on another server. */
  status: number;
  /** Written as `200!`: holds even where a file exists. */
  isForced: boolean;
}

/** Where a rule leads for one path. */
export interface Destination {
  to: string;
  status: number;
}

/**
 * Reads a `_redirects` file: `from to status` on each line, `#` for remarks. The status is 301
 * where none is given.
 * @throws SyntaxError that names the line which does not have this form.
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const [from, to, status = '301', ...rest] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || !to || rest.length > 0 || !/^\d{3}!?$/.test(status)) {
      throw new SyntaxError(`_redirects, line ${index + 1}: "${line}" is not "from to status"`);
    }
    return {
      from,
      pattern: parsePathPattern(from),
      to,
      status: Number.parseInt(status, 10),
      isForced: status.endsWith('!'),
    };
  });
}

/** Where the first rule that matches leads, if one does. */
export function findDestination(
  rules: readonly RedirectRule[],
  pathname: string,
): Destination | undefined {
  for (const rule of rules) {
    const found = rule.pattern.match(pathname);
    if (found) return { to: fillPlaceholders(rule.to, found), status: rule.status };
  }
  return undefined;
}
