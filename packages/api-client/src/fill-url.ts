/** What goes into a URL beside the endpoint's path. */
export interface UrlParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Fills `:name` in a path of the contract and appends the query. */
export function fillUrl(path: string, { params = {}, query = {} }: UrlParts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}
