import { parsePathPattern, type PathPattern } from './path-pattern.ts';

/** One block of a `_headers` file: the headers of every path that matches. */
export interface HeaderRule {
  path: string;
  pattern: PathPattern;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file: a path at the margin, its headers indented beneath it, `#` for remarks.
 * @throws SyntaxError that names the line which is neither.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; pattern: PathPattern; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (line.startsWith('/')) {
      const path = line.trim();
      rules.push({ path, pattern: parsePathPattern(path), headers: [] });
      continue;
    }
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (!header?.[1] || !header[2] || !rule) {
      throw new SyntaxError(
        `_headers, line ${index + 1}: "${line}" is neither a path nor a header`,
      );
    }
    rule.headers.push([header[1], header[2].trim()]);
  }
  return rules;
}

/** The headers of one path. Where several rules give the same header, hosts join the values. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.pattern.match(pathname)) continue;
    for (const [name, value] of rule.headers) headers.append(name, value);
  }
  return headers;
}
