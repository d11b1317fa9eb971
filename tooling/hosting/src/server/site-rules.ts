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
    const headers = lines.map((line): [string, string] => {
      const [name, value] = parseLine(line, /^\s+([\w-]+): (.+)$/);
      return [name, value];
    });
    return { pattern: new URLPattern({ pathname }), headers };
  });
  const redirectRules = listLines(redirectsFile).map((line) => {
    const [pathname, to, status] = parseLine(line, /^(\/\S*) (\S+) (\d{3})$/);
    return { pattern: new URLPattern({ pathname }), to, status: Number(status) };
  });
  return {
    headersFor: (pathname) => {
      const matching = headerRules.filter(({ pattern }) => pattern.test({ pathname }));
      return Object.fromEntries(new Headers(matching.flatMap(({ headers }) => headers)));
    },
    findRedirect: (pathname) => {
      for (const { pattern, to, status } of redirectRules) {
        const groups = pattern.exec({ pathname })?.pathname.groups;
        // `URLPattern` gives what the star matches the name `0`.
        if (groups) return { to: to.replace(':splat', () => groups['0'] ?? ''), status };
      }
      return undefined;
    },
  };
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function parseLine(line: string, form: RegExp): [string, string, string] {
  const [, first, second, third = ''] = form.exec(line) ?? [];
  if (first && second) return [first, second, third];
  throw new SyntaxError(`"${line}" is not a line of _headers or _redirects: ${String(form)}`);
}
