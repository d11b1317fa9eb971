/** A path of `_headers` or `_redirects`: `*` stands for anything, `:name` for one segment. */
export interface PathPattern {
  /** What `:name` and `*` (as `splat`) stand for in this path; nothing where it does not match. */
  match: (pathname: string) => Record<string, string> | undefined;
}

/** Reads a path pattern of the static hosts' rule files. */
export function parsePathPattern(pattern: string): PathPattern {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace('*', '(?<splat>.*)')
    .replaceAll(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  const expression = new RegExp(`^${source}$`);
  return {
    match: (pathname) => {
      const found = expression.exec(pathname);
      return found ? { ...found.groups } : undefined;
    },
  };
}

/** Puts what a pattern found into a destination such as `/v1/:splat`. */
export function fillPlaceholders(destination: string, found: Record<string, string>): string {
  return destination.replaceAll(/:([a-z]\w*)/gi, (placeholder, name: string) =>
    Object.hasOwn(found, name) ? (found[name] ?? '') : placeholder,
  );
}
