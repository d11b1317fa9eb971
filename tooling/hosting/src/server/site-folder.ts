import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { contentType } from 'mime-types';

/** The endings of the copies that a build leaves beside its files, the better encoding first. */
const endings = { br: '.br', gzip: '.gz' };

/** A file as one browser receives it. */
export interface SiteFile {
  body: Buffer;
  type: string;
  encoding?: keyof typeof endings;
}

/**
 * The name of the file at a path, which is percent-decoded here. Nothing at a path that leads outside,
 * that cannot be decoded, or that names what only the host reads (`_headers`, `404`, dot files).
 */
export async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  const name = decode(pathname)?.slice(1);
  const forbidden =
    /[\\\0]|^_[^/]*$|^404$|\.(?:br|gz|html)$|^\/|\/(?:\/|$)|(?:^|\/)\.(?!well-known(?:\/|$))/;
  if (name === undefined || forbidden.test(name)) return undefined;
  for (const candidate of [name, `${name}.html`, `${name}/index.html`]) {
    const stats = await stat(join(folder, candidate)).catch(ignoreAbsent);
    if (stats?.isFile()) return candidate;
  }
  return undefined;
}

/** Reads a file of the folder, in the best encoding that the browser accepts. */
export async function readSiteFile(
  folder: string,
  name: string,
  acceptEncoding = '',
): Promise<SiteFile> {
  const path = join(folder, name);
  const type = contentType(extname(name)) || 'application/octet-stream';
  const encoding = negotiate(acceptEncoding.toLowerCase(), ['br', 'gzip']);
  const copy = encoding && (await readFile(path + endings[encoding]).catch(ignoreAbsent));
  return copy ? { body: copy, type, encoding } : { body: await readFile(path), type };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return undefined;
  throw error;
}
