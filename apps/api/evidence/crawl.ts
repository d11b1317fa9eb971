import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { Agent, request as startRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  classifyAddress,
  type Answer,
  type KnownSite,
  type AddressKind,
} from './classify-address.ts';
import type { Progress, RunResult } from './run.ts';
import { listFiles, serveSites, type ServedSite } from './served-sites.ts';
import { createAddress } from './wrong-addresses.ts';

const parallel = 8;
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
/** Pages that only emailed links lead to; they keep themselves out of search engines. */
const emailedPages = ['/careers/application', '/careers/alerts'];

/** What came of the addresses of all sites. */
interface Crawl {
  pages: number;
  kinds: Map<AddressKind, number>;
  /** Addresses that the hosts answer differently. */
  differences: number;
  problems: string[];
}

/**
 * Follows every link of the sites and asks for thousands of addresses beside them, of each host that
 * serves them: no address without a page looks like one, and every page calls its address its own.
 */
export async function crawl(addresses: number, { tell }: Progress): Promise<RunResult> {
  await using resources = new AsyncDisposableStack();
  resources.defer(() => agent.destroy());
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  const { sites, closed, missing } = await serveSites(folder, resources);
  if (missing !== undefined) tell(`Without nginx: ${missing}`);
  const result: Crawl = { pages: 0, kinds: new Map(), differences: 0, problems: [] };
  for (const site of sites) {
    const known = await explore(site);
    const gone = closed.map((id) => `/careers/job-description/${btoa(String(id))}`);
    const given = [...known.pages, ...known.files, ...gone];
    const chosen = chooseAddresses(known, given, Math.floor(addresses / sites.length));
    tell(`${site.country}: ${known.pages.size} pages, ${chosen.length} addresses`);
    result.pages += known.pages.size;
    await inParallel(chosen, (address) => askEveryHost(site, known, address, result));
  }
  const { pages, kinds, differences, problems } = result;
  const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return {
    found: `${pages} pages on ${sites[0]?.hosts.length} hosts; the answers: ${counts}; hosts differ for ${differences}`,
    problems,
  };
}

async function askEveryHost(
  { hosts, country }: ServedSite,
  known: KnownSite,
  address: string,
  result: Crawl,
): Promise<void> {
  const { kinds, problems } = result;
  const classify = async ({ name, url }: (typeof hosts)[number]) => {
    const answer = await ask(url, address);
    const kind = classifyAddress(address, answer, known);
    const isGone = known.pages.has(address) && kind !== 'page';
    if (kind === 'wrong' || isGone) {
      problems.push(`soft 404: ${answer.status} ${address.slice(0, 100)} (${name}, ${country})`);
    }
    return kind;
  };
  const found = await Promise.all(hosts.map(classify));
  for (const kind of found) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (new Set(found).size > 1) result.differences += 1;
}

/** Follows the links and reads the sitemap, from the first host. */
async function explore({ hosts: [host], folder }: ServedSite): Promise<KnownSite> {
  const url = host?.url ?? '';
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  const { origin } = new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '');
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.slice(origin.length),
  );
  const files = new Set(listFiles(folder));
  const pages = new Set([...listed, ...emailedPages]);
  for (const page of pages) {
    const { html } = await ask(url, page);
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) {
      if (!files.has(link)) pages.add(link.replaceAll('&amp;', '&'));
    }
  }
  return { origin, pages, files };
}

/** The given addresses, and others until there are as many as wanted. */
function chooseAddresses({ pages }: KnownSite, given: readonly string[], count: number): string[] {
  const chosen = new Set(given);
  const list = [...pages];
  while (chosen.size < count) chosen.add(createAddress(list));
  return [...chosen];
}

/** Sends the address exactly as it is written, and follows no redirect. */
async function ask(url: string, address: string): Promise<Answer> {
  const request = startRequest(url, { path: address, agent }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const [type = ''] = (response.headers['content-type'] ?? '').split(';');
  const body = await text(response);
  const { location } = response.headers;
  return {
    status: response.statusCode ?? 0,
    location,
    type,
    html: type === 'text/html' ? body : '',
  };
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const workNext = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, workNext));
}
