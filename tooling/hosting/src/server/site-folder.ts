import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';

/** The encodings that a build leaves beside its files, the better one first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The bytes of a file in one encoding. */
export interface Representation {
  body: Buffer;
  etag: string;
}

/** A file of the site, ready to be sent. */
export interface SiteFile {
  type: string;
  plain: Representation;
  /** By the name of the encoding, the better one first. */
  encoded: ReadonlyMap<string, Representation>;
}

/** What is at a path: a file, or the path at which its page is found. */
export type Found = { kind: 'file'; file: SiteFile } | { kind: 'moved'; to: string };

/** A built site on disk. */
export interface SiteFolder {
  /** What is at the path of a request, which is percent-decoded here. */
  find: (pathname: string) => Promise<Found | undefined>;
  /** A file by its name inside the folder. */
  read: (name: string) => Promise<SiteFile | undefined>;
}

/** Opens a built site. Files are cached for as long as their time and size stay the same. */
export function openSiteFolder(folder: string): SiteFolder {
  const cache = new Map<string, { version: string; representation: Representation }>();

  async function readRepresentation(name: string): Promise<Representation | undefined> {
    const path = join(folder, name);
    const stats = await stat(path).catch(ignoreAbsent);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}-${stats.size}`;
    const cached = cache.get(name);
    if (cached?.version === version) return cached.representation;
    const body = await readFile(path);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const representation = { body, etag };
    cache.set(name, { version, representation });
    return representation;
  }

  async function read(name: string): Promise<SiteFile | undefined> {
    const plain = await readRepresentation(name);
    if (!plain) return undefined;
    const encoded = new Map<string, Representation>();
    for (const encoding of encodings) {
      const representation = await readRepresentation(name + encoding.ending);
      if (representation) encoded.set(encoding.name, representation);
    }
    return { type: contentType(extname(name)) || 'application/octet-stream', plain, encoded };
  }

  async function find(pathname: string): Promise<Found | undefined> {
    const name = fileName(pathname);
    if (name === undefined) return undefined;
    if (name.endsWith('.html') || name.endsWith('/')) return findMoved(name, pathname);
    for (const candidate of [name, `${name}.html`, `${name}/index.html`]) {
      const file = await read(candidate);
      if (file) return { kind: 'file', file };
    }
    return undefined;
  }

  /** A page has one address; its file's name and a slash at the end redirect there. */
  async function findMoved(name: string, pathname: string): Promise<Found | undefined> {
    const page = name.replace(/(?:\/|(?:^|\/)index\.html|\.html)$/, '');
    const found = page.endsWith('.html') || page.endsWith('/') ? undefined : await find(`/${page}`);
    if (found?.kind !== 'file') return undefined;
    const to = pathname.replace(/(?:\/|\/index\.html|\.html)$/, '');
    return { kind: 'moved', to: to === '' ? '/' : to };
  }

  return { find, read };
}

/**
 * The name inside the folder that a path means. Nothing for a path that leads outside, that
 * cannot be decoded, or that names what only the host itself reads (`_headers`, dot files).
 */
function fileName(pathname: string): string | undefined {
  const name = decode(pathname)?.slice(1);
  if (name === undefined || /[\\\0]|^_[^/]*$|\.(?:br|gz)$|^\/|\/\//.test(name)) return undefined;
  const isHidden = name
    .split('/')
    .some((segment) => segment.startsWith('.') && segment !== '.well-known');
  return isHidden ? undefined : name;
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
