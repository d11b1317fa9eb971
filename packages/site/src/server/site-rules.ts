import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { paths, pathTo, redirects } from '@kestrova/paths';

/**
 * On every response, assets and unknown paths included, so few and short: a page with ten files
 * gets them ten times. The rest of the policy is in each document.
 */
const everywhere = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** On documents only. No page uses these features; each would ask the visitor for permission. */
const onDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The headers of a response of the site. @param type its `Content-Type`. */
export function siteHeaders(status: number, path: string, type: unknown): Record<string, string> {
  // A file that is missing during a deployment must not be cached as missing.
  const isAsset = status < 400 && path.startsWith('/assets/');
  return {
    ...everywhere,
    ...(String(type).startsWith('text/html') && onDocuments),
    'cache-control': isAsset ? immutable : revalidated,
  };
}

/** The file of the page for unknown addresses. */
export const MISSING_PAGE = '404.html';

/** What a site responds with: one of its files, or a redirect. */
type SiteResponse = { file: string } | { status: 301 | 308; to: string };

/** A list takes any id (spec 2.1); a story's own file marks it in the list. */
const lists = Object.values(paths).flatMap((path) => {
  const [list, id] = path.split('/:');
  return list && id?.endsWith('?') ? [`${list}/`] : [];
});

/**
 * Reads the names of the files in a built site's folder, once. Returns the response to a decoded path,
 * undefined to an unknown one: the site has no other addresses, so no path leads out of the folder.
 * @throws Error if a page is at a path that redirects.
 */
export async function readSiteFiles(
  folder: string,
): Promise<(path: string) => SiteResponse | undefined> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    const isHidden = /\.(?:br|gz)$|(?:^|\/)\.(?!well-known\/)/.test(name);
    if (!entry.isFile() || isHidden || name === MISSING_PAGE) continue;
    files.set(`/${name.replace(/\.html$/, '')}`, name);
  }
  for (const path of Object.keys(redirects)) {
    if (files.has(path))
      throw new Error(`A page of the site is at a path that redirects: ${path}.`);
  }

  return (path) => {
    const file = files.get(path);
    if (file) return { file };
    // A page has one address: its file's name and a slash at the end redirect there.
    const page = path.replace(/(?!^)(?:\/|\.html)$/, '');
    const moved = redirects[page];
    if (moved) return { status: 301, to: pathTo(moved) };
    if (page !== path && files.has(page)) return { status: 308, to: page };
    // Mail programs cut off the padding of an id.
    const padded = [`${path}=`, `${path}==`].find((it) => files.has(it));
    const list = lists.find((it) => path.startsWith(it) && !path.slice(it.length).includes('/'));
    const listFile = list && files.get(list.slice(0, -1));
    if (listFile && path !== list) return { file: listFile };
    if (padded) return { status: 301, to: padded };
    return undefined;
  };
}
