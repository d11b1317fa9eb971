import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';

/** The encodings that a build leaves beside its files, the better one first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type EncodingName = (typeof encodings)[number]['name'];

/** The bytes of a file in one encoding. */
export interface Representation {
  body: Buffer;
  etag: string;
}

/** A file of the site, ready to be sent. */
export interface SiteFile {
  type: string;
  plain: Representation;
  encoded: ReadonlyMap<EncodingName, Representation>;
}

/** What stands at a path: a file, or the path under which its page is to be found. */
export type Found = { kind: 'file'; file: SiteFile } | { kind: 'moved'; to: string };

/** A built site on disk. */
export interface SiteFolder {
  /** What stands at the path of a request, which is percent-decoded here. */
  find: (pathname: string) => Promise<Found | undefined>;
  /** A file by its name inside the folder. */
  read: (name: string) => Promise<SiteFile | undefined>;
}

/**
 * Opens a built site. Files are read once and kept for as long as their time and size stay, so a
 * page that is written anew is served from the next request on.
 */
export function openSiteFolder(folder: string): SiteFolder {
  const kept = new Map<string, { stamp: string; representation: Representation }>();

  async function readRepresentation(name: string): Promise<Representation | undefined> {
    const path = join(folder, name);
    const stats = await stat(path).catch(absent);
    if (!stats?.isFile()) return undefined;
    const stamp = `${stats.mtimeMs}-${stats.size}`;
    const known = kept.get(name);
    if (known?.stamp === stamp) return known.representation;
    const body = await readFile(path);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const representation = { body, etag };
    kept.set(name, { stamp, representation });
    return representation;
  }

  async function read(name: string): Promise<SiteFile | undefined> {
    const plain = await readRepresentation(name);
    if (!plain) return undefined;
    const encoded = new Map<EncodingName, Representation>();
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
    const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
    for (const candidate of candidates) {
      const file = await read(candidate);
      if (file) return { kind: 'file', file };
    }
    return undefined;
  }

  /** A page has one address; its file's name and a slash at the end lead there. */
  async function findMoved(name: string, pathname: string): Promise<Found | undefined> {
    const page = name.replace(/(?:\/|(?:^|\/)index\.html|\.html)$/, '');
    const found = page.endsWith('.html') || page.endsWith('/') ? undefined : await find(`/${page}`);
    if (found?.kind !== 'file') return undefined;
    const to = pathname.replace(/(?:\/|\/index\.html|\.html)$/, '');
    return { kind: 'moved', to: to === '' ? '/' : to };
  }

  return { find, read };
}

/** The first of a file's encodings that the visitor's browser takes; nothing for the plain bytes. */
export function chooseEncoding(
  file: SiteFile,
  acceptEncoding: string | undefined,
): EncodingName | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').flatMap((item) => {
      const [name = '', ...settings] = item.toLowerCase().replaceAll(' ', '').split(';');
      return settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting)) ? [] : [name];
    }),
  );
  return encodings.find(({ name }) => accepted.has(name) && file.encoded.has(name))?.name;
}

/**
 * The name inside the folder that a path stands for. Nothing for a path that steps outside, that
 * cannot be decoded, or that names what only the host itself reads (`_headers`, dot files).
 */
function fileName(pathname: string): string | undefined {
  const decoded = decode(pathname);
  if (!decoded?.startsWith('/') || /[\\\0]/.test(decoded)) return undefined;
  const segments = decoded.slice(1).split('/');
  const isInside = segments.every(
    (segment, index) =>
      (segment !== '' || index === segments.length - 1) &&
      (!segment.startsWith('.') || segment === '.well-known'),
  );
  const isForHost = /^_[^/]*$|\.(?:br|gz)$/.test(segments.join('/'));
  return isInside && !isForHost ? segments.join('/') : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return undefined;
  throw error;
}
