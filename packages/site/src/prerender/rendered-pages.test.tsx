import { storyCards } from '@kestrova/content';
import { regionByCode } from '@kestrova/regions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteRegions } from '../lib/region.tsx';
import { pathTo } from '@kestrova/paths';
import type { PrerenderedData } from '../lib/hydration/prerendered-data.ts';
import { PageHead } from './html-document.tsx';
import { listPagesWithJobs } from './job-pages.ts';
import { listPages } from './list-pages.ts';
import { renderBody } from './render-page.tsx';
import { breadcrumbList } from './structured-data.tsx';
import { fullJob, listSamplePages, sampleLists } from './testing/sample-jobs.ts';

const SERVICES = ['/home', '/services'];

/** How many cards each section has, in order; packages/content tests the texts (spec 2.5 to 2.12). */
const cardsOfSections: Record<string, number[]> = {
  '/home': [3, 4, 8, 4, 0],
  '/services': [0, 0, 0, 0, 0, 0, 20, 0],
  '/services/fintech-services': [2, 5, 5, 5, 5, 0, 0],
  '/services/enterprise-services': [2, 5, 5, 5, 6, 0, 0],
  '/services/product-services': [2, 5, 5, 5, 5, 0],
  '/services/ai-services': [2, 3, 3, 3, 6, 0],
  '/services/odc-services': [4, 3, 6, 3, 0, 0],
  '/services/gcc-services': [5, 5, 5, 4, 3, 2, 0, 0],
  '/professional-services': [5, 4, 2, 0],
  '/about-us': [0, 0, 0, 3, 0, 0],
  [pathTo('impact-stories-details', 'MAAB')]: [0, 3, 4, 6, 0, 2, 0],
};

test.each(Object.entries(cardsOfSections))(
  '%s has its breadcrumb, sections and cards',
  async (path, cards) => {
    const main = await renderMain(path);
    expect(countCards(main)).toEqual(cards);
    if (!path.startsWith('/services/')) return;
    const links = main.querySelectorAll('nav[aria-label=Breadcrumb] a');
    expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(SERVICES);
    const steps = main.querySelectorAll('nav[aria-label=Breadcrumb] li, h1');
    const [home, services, page, heading] = Array.from(steps, ({ textContent }) =>
      textContent.replaceAll('\u00A0', ' '),
    );
    expect([home, services, page]).toEqual(['Home', 'Services', heading]);
    expect(main.querySelectorAll('nav [aria-current=page]')).toHaveLength(1);
  },
);

test.each(['/impact-stories', '/home'])('the case cards of %s show their keys', async (path) => {
  const main = await renderMain(path);
  for (const { key } of storyCards) {
    const link = main.querySelector(`article a[href="${pathTo('impact-stories-details', key)}"]`);
    expect(link?.closest('article')?.textContent).toContain(key);
  }
});

test.each(storyCards)(
  'links the story of $key to the list and to two other stories',
  async ({ key }) => {
    const main = await renderMain(pathTo('impact-stories-details', key));
    const steps = main.querySelectorAll('nav[aria-label=Breadcrumb] li');
    expect(Array.from(steps, ({ textContent }) => textContent)).toEqual(['Impact Stories', key]);
    expect(steps[0]?.querySelector('a')?.getAttribute('href')).toBe('/impact-stories');
    expect(main.querySelectorAll('article h3 a[href^="/impact-stories-details/"]')).toHaveLength(2);
  },
);

test(
  'prerenders every page with its text and the same links',
  { tags: ['WCAG-1.3.2', 'WCAG-2.4.5', 'WCAG-3.2.3', 'WCAG-3.2.4', 'WCAG-3.2.6'] },
  async () => {
    const region = regionByCode('us');
    const shells = new Set<string>();
    for (const { path, canonicalPath = path } of await listPages(region)) {
      if (path !== canonicalPath) continue;
      const main = await renderMain(path);
      expect(main.querySelectorAll('h1:not([hidden] *, noscript *)'), path).toHaveLength(1);
      shells.add(readShellLinks().join('\n'));
    }
    expect(shells.size, [...shells].join('\n\n')).toBe(1);
    expect(readShellLinks().length).toBeGreaterThan(12);
  },
);

test('lists the steps of each breadcrumb in structured data as the page shows them', async () => {
  const region = regionByCode('us');
  for (const { path, data, structuredData = [] } of await listSamplePages(region)) {
    const main = await renderMain(path, data);
    const steps = Array.from(main.querySelectorAll('nav[aria-label=Breadcrumb] li'), (step) => {
      const href = step.querySelector('a')?.getAttribute('href') ?? undefined;
      return { label: step.textContent, href };
    });
    const lists = structuredData.flatMap((facts) => ('itemListElement' in facts ? [facts] : []));
    expect(lists, path).toEqual(steps.length > 0 ? [breadcrumbList(steps, region)] : []);
  }
});

test.each(siteRegions)('describes the pages in $country for search engines', async (region) => {
  const pages = await listSamplePages(region);
  const described = pages.flatMap(({ path, structuredData = [] }) =>
    structuredData.map((facts) => [path, facts['@type']]),
  );
  expect(described.filter(([, type]) => type !== 'BreadcrumbList')).toEqual([
    ['/about-us', 'Organization'],
    ...storyCards.map(({ key }) => [pathTo('impact-stories-details', key), 'Article']),
    ...[7, fullJob.jobId].map((jobId) => [pathTo('job-description', jobId), 'JobPosting']),
  ]);
});

test('gives the day of the last change of pages whose records have it', async () => {
  const pages = listPagesWithJobs(await listPages(regionByCode('us')), sampleLists);
  const dated = pages.flatMap(({ path, lastModified }) => (lastModified ? [path] : []));
  expect(new Set(dated)).toEqual(
    new Set(['/journal', '/careers', pathTo('job-description', fullJob.jobId)]),
  );
});

test.each(siteRegions)('each page in $country points to its counterparts', async (region) => {
  const indexed = (await listPages(region)).filter((page) => page.indexed !== false);
  for (const page of indexed) {
    const head = renderToStaticMarkup(<PageHead {...{ region, page, fonts: [] }} />).toLowerCase();
    const { path, canonicalPath = path } = page;
    expect(head).toContain(`rel="canonical" href="${region.origin}${canonicalPath}"`.toLowerCase());
    const counterparts = [
      ...siteRegions,
      { hreflang: 'x-default', origin: 'http://localhost:4002' },
    ].map(({ hreflang, origin }) => `hreflang="${hreflang}" href="${origin}${path}"`.toLowerCase());
    const expected = canonicalPath === path ? counterparts : [];
    expect(counterparts.filter((link) => head.includes(link))).toEqual(expected);
    expect(head).not.toContain('noindex');
  }
});

test.each(siteRegions)('each share image in $country has an alternative text', async (region) => {
  for (const page of await listSamplePages(region)) {
    const head = renderToStaticMarkup(<PageHead {...{ region, page, fonts: [] }} />);
    const texts = [...head.matchAll(/"og:image:alt" content="([^"]*)"/g)].map(([, text]) => text);
    const expected = page.shareImage ? ['Kestrova: Engineering for banks and enterprises'] : [];
    expect(texts, page.path).toEqual(expected);
  }
});

test('keeps only the pages of emailed links out of search', async () => {
  const hidden = (await listPages(regionByCode('us'))).filter(({ indexed }) => indexed === false);
  const emailed = ['/careers/application', '/careers/alerts', '/careers/review'];
  expect(hidden.map(({ path }) => path)).toEqual(emailed);
});

async function renderMain(path: string, data?: PrerenderedData): Promise<Element> {
  document.body.innerHTML = await renderBody('us', path, data);
  return document.querySelector('main') ?? document.body;
}

/** Links of header and footer; the other country's leads to this page's counterpart there. */
function readShellLinks(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('body > :is(header, footer) a');
  return Array.from(links, ({ textContent, href, origin }) =>
    siteRegions.some((region) => region.origin === origin) ? textContent : textContent + href,
  );
}

/** How many headings of level 3 follow each of level 2, up to the next. */
function countCards(main: Element): number[] {
  const names = Array.from(main.querySelectorAll('h2, h3'), ({ localName }) => localName);
  const starts = names.flatMap((name, place) => (name === 'h2' ? [place] : []));
  return starts.map((start, place) => (starts[place + 1] ?? names.length) - start - 1);
}
