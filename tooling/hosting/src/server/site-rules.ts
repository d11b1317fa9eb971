/**
 * The rules in the texts of `_headers` and `_redirects`, in the form of Netlify and Cloudflare Pages:
 * in a path `*` matches anything (`:splat` in the target) and `:name` one segment.
 */
export function parseSiteRules(headersFile: string, redirectsFile: string) {
  const headerRules = headersFile.split(/^(?=\S)/m).map((rule) => {
    const [pathname = '', ...lines] = listLines(rule);
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    });
    return { pattern: new URLPattern({ pathname }), headers };
  });
  const redirectRules = listLines(redirectsFile).map((line) => {
    const [pathname = '', to = '', status] = line.split(' ');
    return { pattern: new URLPattern({ pathname }), to, status: Number(status) };
  });
  return {
    /** The headers of all rules that match. Where several give the same one, hosts join the values. */
    headersFor: (pathname: string): Record<string, string> => {
      const matching = headerRules.filter(({ pattern }) => pattern.test({ pathname }));
      return Object.fromEntries(new Headers(matching.flatMap(({ headers }) => headers)));
    },
    /**
     * The target of the first rule that matches. 3xx sends the browser there; 200 responds with what is
     * there, here or on another server.
     */
    findRedirect: (pathname: string) => {
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
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
