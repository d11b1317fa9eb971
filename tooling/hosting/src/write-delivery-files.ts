import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calledOrigin, findApiBehindSite } from './api-behind-site.ts';
import { compressFolder } from './compress-folder.ts';
import { withPolicy, type SiteDocument } from './document-policy.ts';
import { securityText } from './security-text.ts';
import { headersFile } from './site-headers.ts';
import { redirectsFile } from './site-redirects.ts';

/** What the rule files of a site depend on. */
export interface DeliverySettings {
  /** Absolute path of the built site, its pages already written. */
  folder: string;
  /** Scheme, host and port of the site. */
  siteOrigin: string;
  /** What browsers call: a path of the site itself, or the address of another origin. */
  apiBaseUrl: string;
  /** Where the host passes calls on to, when browsers call the site itself. */
  apiOrigin?: string | undefined;
  /** Patterns of the router that lead to the site's pages. */
  routes: readonly string[];
}

/**
 * Makes the pages that stand in a folder ready for any host: a policy in each, `_headers`,
 * `_redirects` and `security.txt`, and a compressed copy beside each file.
 * @throws SettingError where the API behind the site is not known.
 */
export async function writeDeliveryFiles(settings: DeliverySettings): Promise<void> {
  const { folder, siteOrigin, routes } = settings;
  const apiOrigin = findApiBehindSite(settings);
  const called = calledOrigin(settings);
  const connectTo = called === new URL(siteOrigin).origin ? [] : [called];
  const documents = await readDocuments(folder);
  const pages = documents.map(({ name }) => pagePath(name));
  const files: Record<string, string> = {
    _headers: headersFile(routes),
    _redirects: redirectsFile({ apiOrigin, pages }),
    '.well-known/security.txt': securityText(new URL(siteOrigin).origin, new Date()),
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
    names
      .toSorted()
      .map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })),
  );
}

/** The address of the page in `services.html` or `services/index.html`. */
function pagePath(name: string): string {
  return `/${name.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
