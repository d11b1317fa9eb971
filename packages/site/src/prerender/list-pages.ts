import { brand, postDates, storyCards } from '@kestrova/content';
import { impactStoriesDetailsPage } from '@kestrova/content/pages/impact-stories-details';
import { pathTo } from '@kestrova/paths';
import { isDayOver, type Region } from '@kestrova/regions';
import type { PrerenderedData } from '../lib/hydration/prerendered-data.ts';
import { careersBreadcrumb } from '../features/jobs/careers-path.ts';
import { pageRoutes } from '../router/find-page.ts';
import { sitePages } from '../routes.tsx';
import type { ShareCopy } from './share-image.tsx';
import {
  breadcrumbList,
  organization,
  latestDay,
  storyArticle,
  type StructuredData,
} from './structured-data.tsx';

export interface WrittenPage {
  path: string;
  /** The title in shared links. */
  shareTitle: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Path of the share image, 1200 by 630 px. */
  shareImage?: string;
  /** The text of the page's share image; without it the page uses another page's image. */
  shareCopy?: ShareCopy;
  /** Facts for search engines (schema.org), each of which the page shows. */
  structuredData?: readonly StructuredData[];
  /** Path of the canonical page, if another page has the same content. */
  canonicalPath?: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** The open jobs, if the page shows jobs. */
  data?: PrerenderedData;
  /** Whether its script starts at once, because the page shows nothing of its own. */
  startNow?: boolean;
  /** The day after which its address leads to Home. */
  lastDay?: string | undefined;
  /** The day of the last change of the content; absent if no record has it. */
  lastModified?: string | undefined;
}

/** Every page that a build writes: each route without a parameter, and each story. */
export async function listPages(region: Region): Promise<WrittenPage[]> {
  return [...(await staticPages(region)), ...storyPages(region), ...(await markedStoryLists())];
}

/** The pages that the sitemap lists now: those that search engines may index, each once. */
export function listIndexedPages(pages: readonly WrittenPage[]): WrittenPage[] {
  return pages.filter(
    (page) => page.canonicalPath === undefined && page.indexed !== false && !hasEnded(page),
  );
}

/** Whether the page's last day is over. */
export function hasEnded({ lastDay }: WrittenPage): boolean {
  return lastDay !== undefined && isDayOver(lastDay);
}

function staticPages(region: Region): Promise<WrittenPage[]> {
  return Promise.all(
    pageRoutes
      .filter(({ path }) => !path.endsWith('/:id'))
      .map(async ({ name, path: pattern }) => {
        const path = pattern.replace('/:id?', '');
        const { title, description, isPrivate, breadcrumb, noindex, lastDay } =
          await loadHead(name);
        const structuredData = breadcrumb ? [breadcrumbList(breadcrumb, region)] : [];
        const head = { path, shareTitle: `${title} · ${brand.name}`, description, structuredData };
        // Its HTML is empty: only its code can open the visitor's own link.
        if (isPrivate) return { ...head, indexed: false, startNow: true };
        return {
          ...head,
          shareImage: shareImagePath(path),
          shareCopy: { title, eyebrow: region.name },
          ...(noindex && { indexed: false }),
          lastDay,
          ...(name === 'about-us' && { structuredData: [...structuredData, organization(region)] }),
          ...(name === 'journal' && {
            lastModified: latestDay(postDates),
          }),
        };
      }),
  );
}

async function loadHead(name: string) {
  const { meta, breadcrumb, heading, noindex, lastDay } = (await sitePages[name]?.load()) ?? {};
  if (!meta) throw new Error(`The page "${name}" exports no meta.`);
  // The breadcrumb of a page behind an emailed link is Careers, then its heading.
  const isPrivate = heading !== undefined;
  const shown = isPrivate ? careersBreadcrumb(heading) : breadcrumb;
  return { ...meta, isPrivate, breadcrumb: shown, noindex, lastDay };
}

function storyPages(region: Region): WrittenPage[] {
  const { label, to: href } = impactStoriesDetailsPage.back;
  return storyCards.map((story) => {
    const path = pathTo('impact-stories-details', story.key);
    const steps = [{ label, href }, { label: story.key }];
    return {
      path,
      shareTitle: `${story.title} · ${brand.name}`,
      description: story.summary,
      shareImage: shareImagePath(path),
      shareCopy: { title: story.title, eyebrow: story.key },
      structuredData: [breadcrumbList(steps, region), storyArticle(story, region)],
    };
  });
}

/** The list of stories again for each story that it may mark; search engines index only one. */
async function markedStoryLists(): Promise<WrittenPage[]> {
  const { title, description } = await loadHead('impact-stories');
  const canonicalPath = pathTo('impact-stories');
  return storyCards.map(({ key }) => ({
    path: pathTo('impact-stories', key),
    shareTitle: `${title} · ${brand.name}`,
    description,
    shareImage: shareImagePath(canonicalPath),
    canonicalPath,
  }));
}

/** Address of a page's picture for shared links, below the site's origin. */
export function shareImagePath(pagePath: string): string {
  return `/share${pagePath.replaceAll('=', '')}.png`;
}
