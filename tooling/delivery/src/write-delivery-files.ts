import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectInlinedCode } from './inlined-code.ts';
import { securityText } from './security-text.ts';
import { headersFile } from './site-headers.ts';
import { redirectsFile } from './site-redirects.ts';

/** Where the API listens on a developer's machine. */
const LOCAL_API_ORIGIN = 'http://localhost:4000';

/** What the rule files of a site depend on. */
export interface DeliverySettings {
  /** Absolute path of the built site, its pages already written. */
  folder: string;
  /** Scheme, host and port of the site. */
  siteOrigin: string;
  /** What browsers call: a path of the site itself, or the address of another origin. */
  apiBaseUrl: string;
  /** Where the host passes calls on to, when browsers call the site itself. */
  apiOrigin?: string;
}

/** Writes `_headers`, `_redirects` and `security.txt` for the pages that stand in a folder. */
export async function writeDeliveryFiles(settings: DeliverySettings): Promise<void> {
  const { folder, siteOrigin, apiBaseUrl, apiOrigin = LOCAL_API_ORIGIN } = settings;
  const calledOrigin = new URL(apiBaseUrl, siteOrigin).origin;
  const isOwnOrigin = calledOrigin === new URL(siteOrigin).origin;
  const documents = await readDocuments(folder);
  const pages = documents.map(({ name }) => pagePath(name));
  const headers = headersFile({
    inlined: collectInlinedCode(documents),
    connectTo: isOwnOrigin ? [] : [calledOrigin],
  });
  const redirects = redirectsFile({ apiOrigin: isOwnOrigin ? apiOrigin : undefined, pages });
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), headers),
    writeFile(join(folder, '_redirects'), redirects),
    writeFile(
      join(folder, '.well-known/security.txt'),
      securityText(new URL(siteOrigin).origin, new Date()),
    ),
  ]);
}

async function readDocuments(folder: string) {
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
