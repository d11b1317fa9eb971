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
  const headerRules = parseHeaders(headersFile);
  const redirectRules = listLines(redirectsFile).map(parseRedirect);
  return {
    headersFor: (pathname) => {
      const matching = headerRules.filter(({ pattern }) => pattern.test({ pathname }));
      return new Headers(matching.flatMap(({ headers }) => headers));
    },
    findRedirect: (pathname) => {
      const rule = redirectRules.find(({ pattern }) => pattern.test({ pathname }));
      if (!rule) return undefined;
      const groups = rule.pattern.exec({ pathname })?.pathname.groups ?? {};
      return { to: fillPlaceholders(rule.to, groups), status: rule.status };
    },
  };
}

function parseHeaders(text: string) {
  const rules: { pattern: URLPattern; headers: [name: string, value: string][] }[] = [];
  for (const line of listLines(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: parsePath(line), headers: [] });
    else if (name && value && rule) rule.headers.push([name, value]);
    else throw new SyntaxError(`_headers: "${line}" is neither a path nor a header`);
  }
  return rules;
}

function parseRedirect(line: string) {
  const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(\d{3})$/.exec(line) ?? [];
  if (!from || !to) throw new SyntaxError(`_redirects: "${line}" is not "from to status"`);
  return { pattern: parsePath(from), to, status: Number(status) };
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function parsePath(pathname: string): URLPattern {
  return new URLPattern({ pathname });
}

/** `URLPattern` gives what the star matches the name `0`. */
function fillPlaceholders(target: string, groups: Record<string, string | undefined>): string {
  return target.replaceAll(
    /:([a-z]\w*)/gi,
    (placeholder, name: string) => groups[name === 'splat' ? '0' : name] ?? placeholder,
  );
}
