import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress-folder.ts';
import { withPolicy } from './document-policy.ts';
import { headersFile, nginxFiles, redirectsFile, securityTxt } from './host-files.ts';

/** Where the API listens on a developer's machine. */
const LOCAL_API_ORIGIN = 'http://localhost:4000';

/** The values on which the files for the host depend. */
export interface DeliveryOptions {
  /** Absolute path of the built site, its pages already written. */
  folder: string;
  /** Scheme, host and port of the site. */
  siteOrigin: string;
  /** What browsers call: a path of the site itself, or a URL at another origin. */
  apiBaseUrl: string;
  /** Where the host proxies calls to, when browsers call the site itself. Empty counts as not set. */
  apiOrigin?: string | undefined;
}

/** A setting that is missing or wrong; the message says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
  /** Vite prints it instead of the message, which says what to do. */
  override stack = this.message;
}

/**
 * Makes a built site ready for any static host: a policy in each page, `_headers`, `_redirects`, what
 * `nginx.conf` includes, `security.txt`, and a compressed copy beside each file.
 * @throws SettingError if the API behind the site is not known, or is no origin.
 */
export async function writeDeliveryFiles(options: DeliveryOptions): Promise<void> {
  const { folder } = options;
  const { site, called, proxiedOrigin } = findOrigins(options);
  const pages = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  if (pages.length === 0) {
    throw new Error(`${folder} holds no pages yet; write them before the delivery files.`);
  }
  // The path of the page in `services.html` or `services/index.html`.
  const paths = pages.map((name) => `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
  const files: Record<string, string> = {
    ...nginxFiles(),
    _headers: headersFile(),
    _redirects: redirectsFile(paths, proxiedOrigin),
    '.well-known/security.txt': securityTxt(site),
  };
  for (const name of pages) {
    const html = await readFile(join(folder, name), 'utf8');
    files[name] = withPolicy(name, html, called === site ? [] : [called]);
  }
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  await compressFolder(folder);
}

/**
 * Checks the environment variables of the build of a region's site, before the build.
 * @throws SettingError as `writeDeliveryFiles` would after the build.
 */
export function assertBuildSettings(region: string, environment = process.env): void {
  const setting = `ORIGIN_${region.toUpperCase()}`;
  const siteOrigin = environment[setting] || 'http://localhost';
  if (!URL.canParse(siteOrigin)) {
    throw new SettingError(
      `${setting} is "${siteOrigin}"; give it a scheme and a host, such as https://www.example.com.`,
    );
  }
  const { API_BASE_URL: apiBaseUrl = '', API_ORIGIN: apiOrigin } = environment;
  findOrigins({ siteOrigin, apiBaseUrl, apiOrigin });
}

function findOrigins(options: Omit<DeliveryOptions, 'folder'>) {
  const site = new URL(options.siteOrigin).origin;
  const called = new URL(options.apiBaseUrl, site).origin;
  return { site, called, proxiedOrigin: called === site ? findProxiedOrigin(options) : undefined };
}

/** Where the host proxies the calls to that browsers make on the site's own origin. */
function findProxiedOrigin({ siteOrigin, apiOrigin }: Omit<DeliveryOptions, 'folder'>): string {
  if (!apiOrigin && new URL(siteOrigin).hostname === 'localhost') return LOCAL_API_ORIGIN;
  if (!apiOrigin) {
    throw new SettingError(
      `API_ORIGIN is not set: name the API behind ${siteOrigin}, such as API_ORIGIN=https://api.example.com, or set API_BASE_URL for browsers to call it directly.`,
    );
  }
  const url = URL.parse(apiOrigin);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(
    `API_ORIGIN is "${apiOrigin}"; give it a scheme and a host and nothing after them, such as https://api.example.com.`,
  );
}
