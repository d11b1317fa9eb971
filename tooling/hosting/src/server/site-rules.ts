/** The target of a rule. */
interface Redirect {
  to: string;
  /** 3xx sends the browser there; 200 responds with what is there, here or on another server. */
  status: number;
}

/** The rules of a site for a path. */
interface SiteRules {
  /** The headers of all rules that match. Where several give the same one, hosts join the values. */
  headersFor: (pathname: string) => Record<string, string>;
  /** The target of the first rule that matches. */
  findRedirect: (pathname: string) => Redirect | undefined;
}

/**
 * The rules in the texts of `_headers` and `_redirects`, in the form of Netlify and Cloudflare Pages:
 * in a path `*` matches anything (`:splat` in the target) and `:name` one segment.
 * @throws SyntaxError for a line of another form.
 */
export function parseSiteRules(headersFile: string, redirectsFile: string): SiteRules {
  const headerRules = headersFile.split(/^(?=\S)/m).map((rule) => {
    const [pathname = '', ...lines] = listLines(rule);
    return { pattern: new URLPattern({ pathname }), headers: lines.map(parseHeader) };
  });
  const redirectRules = listLines(redirectsFile).map(parseRedirect);
  return {
    headersFor: (pathname) => {
      const matching = headerRules.filter(({ pattern }) => pattern.test({ pathname }));
      return Object.fromEntries(new Headers(matching.flatMap(({ headers }) => headers)));
    },
    findRedirect: (pathname) => {
      for (const { pattern, to, status } of redirectRules) {
        const groups = pattern.exec({ pathname })?.pathname.groups;
        if (groups) return { to: fillPlaceholders(to, groups), status };
      }
      return undefined;
    },
  };
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function parseHeader(line: string): [name: string, value: string] {
  const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (name && value) return [name, value];
  throw new SyntaxError(`_headers: "${line}" is neither a path nor a header`);
}

function parseRedirect(line: string) {
  const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(\d{3})$/.exec(line) ?? [];
  if (!from || !to) throw new SyntaxError(`_redirects: "${line}" is not "from to status"`);
  return { pattern: new URLPattern({ pathname: from }), to, status: Number(status) };
}

/** `URLPattern` gives what the star matches the name `0`. */
function fillPlaceholders(target: string, groups: Record<string, string | undefined>): string {
  return target.replaceAll(
    /:([a-z]\w*)/gi,
    (placeholder, name: string) => groups[name === 'splat' ? '0' : name] ?? placeholder,
  );
}
