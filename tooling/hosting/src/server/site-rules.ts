import { type HeaderRule, parseHeaderRules } from './header-rules.ts';
import { parseRedirectRules, type RedirectRule } from './redirect-rules.ts';
import type { Representation, SiteFolder } from './site-folder.ts';

/** What the rule files of a site say. */
export interface SiteRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** Reads `_headers` and `_redirects`, again whenever they have changed. */
export function createRulesReader(folder: SiteFolder): () => Promise<SiteRules> {
  const readHeaders = createReader(folder, '_headers', parseHeaderRules);
  const readRedirects = createReader(folder, '_redirects', parseRedirectRules);
  return async () => ({ headers: await readHeaders(), redirects: await readRedirects() });
}

function createReader<Rule>(folder: SiteFolder, name: string, parse: (text: string) => Rule[]) {
  let source: Representation | undefined;
  let rules: Rule[] = [];
  return async (): Promise<readonly Rule[]> => {
    const latest = (await folder.read(name))?.plain;
    if (latest !== source) {
      rules = parse(latest?.body.toString('utf8') ?? '');
      source = latest;
    }
    return rules;
  };
}
