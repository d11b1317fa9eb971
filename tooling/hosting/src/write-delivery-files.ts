import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calledOrigin, findProxiedOrigin } from './api-origin.ts';
import { compressFolder } from './compress-folder.ts';
import { withPolicy, type SiteDocument } from './document-policy.ts';
import { headersFile, redirectsFile, securityTxt } from './host-files.ts';

/** What the files for the host depend on. */
export interface DeliveryOptions {
  /** Absolute path of the built site, its pages already written. */
  folder: string;
  /** Scheme, host and port of the site. */
  siteOrigin: string;
  /** What browsers call: a path of the site itself, or a URL at another origin. */
  apiBaseUrl: string;
  /** Where the host proxies calls to, when browsers call the site itself. */
  apiOrigin?: string | undefined;
  /** Patterns of the router that lead to the site's pages. */
  routes: readonly string[];
}

/**
 * Makes a built site ready for any static host: a policy in each page, `_headers`, `_redirects` and
 * `security.txt`, and a compressed copy beside each file.
 * @throws SettingError where the API behind the site is not known.
 */
export async function writeDeliveryFiles(options: DeliveryOptions): Promise<void> {
  const { folder, siteOrigin, routes } = options;
  const proxiedOrigin = findProxiedOrigin(options);
  const called = calledOrigin(options);
  const connectTo = called === new URL(siteOrigin).origin ? [] : [called];
  const documents = await readDocuments(folder);
  const files: Record<string, string> = {
    _headers: headersFile(routes),
    _redirects: redirectsFile(documents.map(pagePath), proxiedOrigin),
    '.well-known/security.txt': securityTxt(new URL(siteOrigin).origin, new Date()),
  };
  for (const document of documents) files[document.name] = withPolicy(document, connectTo);
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  await compressFolder(folder);
}

async function readDocuments(folder: string): Promise<SiteDocument[]> {
  const names = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  if (names.length === 0) {
    throw new Error(`${folder} holds no pages yet; write them before the delivery files.`);
  }
  return Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })),
  );
}

/** The path of the page in `services.html` or `services/index.html`. */
function pagePath({ name }: SiteDocument): string {
  return `/${name.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
