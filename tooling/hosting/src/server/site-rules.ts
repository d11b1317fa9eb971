interface HeaderRule {
  pattern: URLPattern;
  headers: [name: string, value: string][];
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
 * The rules in the texts of `_headers` and `_redirects`, in the form of Netlify and Cloudflare Pages:
 * in a path `*` matches anything (`:splat` in the target) and `:name` one segment.
 * @throws SyntaxError for a line of another form.
 */
export function parseSiteRules(headersFile: string, redirectsFile: string): SiteRules {
  const headerRules = parseHeaderRules(headersFile);
  const redirectRules = listLines(redirectsFile).map(parseRedirectRule);
  return {
    headersFor: (pathname) => {
      const matching = headerRules.filter(({ pattern }) => pattern.test({ pathname }));
      return new Headers(matching.flatMap(({ headers }) => headers));
    },
    findRedirect: (pathname) => {
      for (const { pattern, to, status } of redirectRules) {
        const match = pattern.exec({ pathname });
        if (match) return { to: fillPlaceholders(to, match.pathname.groups), status };
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
    if (line.startsWith('/')) rules.push({ pattern: parsePath(line), headers: [] });
    else if (name && value && rule) rule.headers.push([name, value.trim()]);
    else throw new SyntaxError(`_headers: "${line}" is neither a path nor a header`);
  }
  return rules;
}

function parseRedirectRule(line: string) {
  const [, from, to, status = '301'] = /^(\/\S*)\s+(\S+)(?:\s+(\d{3}))?\s*$/.exec(line) ?? [];
  if (!from || !to) throw new SyntaxError(`_redirects: "${line}" is not "from to status"`);
  return { pattern: parsePath(from), to, status: Number(status) };
}

function listLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
}

function parsePath(path: string): URLPattern {
  return new URLPattern({ pathname: path.trim() });
}

/** `URLPattern` names what the star matches `0`. */
function fillPlaceholders(target: string, groups: Record<string, string | undefined>): string {
  return target.replaceAll(
    /:([a-z]\w*)/gi,
    (placeholder, name: string) => groups[name === 'splat' ? '0' : name] ?? placeholder,
  );
}
