import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

interface RedirectRule extends Redirect {
  pattern: RegExp;
}

/** Where a rule leads. */
export interface Redirect {
  to: string;
  /** 3xx sends the browser there; 200 responds with what is there, here or on another server. */
  status: number;
}

/** What the rule files of a site say about a path. */
export interface SiteRules {
  /** The headers of all rules that match. Where several give the same one, hosts join the values. */
  headersFor: (pathname: string) => Headers;
  /** Where the first rule that matches leads, if one does. */
  findRedirect: (pathname: string) => Redirect | undefined;
}

/**
 * Reads `_headers` and `_redirects`, in the form of Netlify and Cloudflare Pages: in a path `*`
 * matches anything (`:splat` in the target) and `:name` one segment.
 * @throws SyntaxError for a line of another form, ENOENT where a file is missing.
 */
export async function readSiteRules(folder: string): Promise<SiteRules> {
  const [headers, redirects] = await Promise.all([
    readFile(join(folder, '_headers'), 'utf8'),
    readFile(join(folder, '_redirects'), 'utf8'),
  ]);
  return parseSiteRules(headers, redirects);
}

/** The rules in the texts of `_headers` and `_redirects`. */
export function parseSiteRules(headersFile: string, redirectsFile: string): SiteRules {
  const headerRules = parseHeaderRules(headersFile);
  const redirectRules = parseRedirectRules(redirectsFile);
  return {
    headersFor: (pathname) => {
      const matching = headerRules.filter(({ pattern }) => pattern.test(pathname));
      return new Headers(matching.flatMap(({ headers }) => headers));
    },
    findRedirect: (pathname) => {
      for (const { pattern, to, status } of redirectRules) {
        const match = pattern.exec(pathname);
        if (match) return { to: fillPlaceholders(to, match.groups), status };
      }
      return undefined;
    },
  };
}

function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of listLines(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: parsePattern(line.trim()), headers: [] });
    else if (name && value && rule) rule.headers.push([name, value.trim()]);
    else throw new SyntaxError(`_headers: "${line}" is neither a path nor a header`);
  }
  return rules;
}

function parseRedirectRules(text: string): RedirectRule[] {
  return listLines(text).map((line) => {
    const [, from, to, status = '301'] = /^(\/\S*)\s+(\S+)(?:\s+(\d{3}))?\s*$/.exec(line) ?? [];
    if (!from || !to) throw new SyntaxError(`_redirects: "${line}" is not "from to status"`);
    return { pattern: parsePattern(from), to, status: Number(status) };
  });
}

function listLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
}

function parsePattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace('*', '(?<splat>.*)')
    .replaceAll(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function fillPlaceholders(target: string, found: Record<string, string> = {}): string {
  return target.replaceAll(/:([a-z]\w*)/gi, (placeholder, name: string) =>
    Object.hasOwn(found, name) ? (found[name] ?? '') : placeholder,
  );
}
