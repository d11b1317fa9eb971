import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseHeaderRules, parseRedirectRules } from './index.ts';
import { contentType } from 'mime-types';
import type { NginxSettings } from './nginx-config.ts';

/** Reads from a built site what its settings for nginx depend on. */
export async function readNginxSettings(
  folder: string,
): Promise<Pick<NginxSettings, 'headers' | 'redirects' | 'types'>> {
  const [headers, redirects, names] = await Promise.all([
    readFile(join(folder, '_headers'), 'utf8'),
    readFile(join(folder, '_redirects'), 'utf8'),
    readdir(folder, { recursive: true }),
  ]);
  const endings = new Set(names.map((name) => extname(name).slice(1)).filter(Boolean));
  const types = new Map<string, string>();
  for (const ending of [...endings].toSorted()) {
    const type = contentType(ending);
    if (type) types.set(ending, type);
  }
  return {
    headers: parseHeaderRules(headers),
    redirects: parseRedirectRules(redirects),
    types,
  };
}
