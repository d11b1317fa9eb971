import { brand, pageMeta, storyCards } from '@kestrova/content';
import type { Region } from '@kestrova/regions';
import type { PrerenderedData } from '../app/prerendered-data.ts';
import { paths } from '../paths.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { organization } from './structured-data/organization.ts';
import { storyArticle } from './structured-data/story-article.ts';
import type { WrittenPage } from './write-pages.ts';
import { shareImagePath } from './share-image-path.ts';
import type { OpenJobs } from './read-open-jobs.ts';

/** Every page whose words are known without the API: each route without a parameter, each story. */
export function staticPages(region: Region, jobs: OpenJobs | undefined): WrittenPage[] {
  return [...plainPages(region, jobs), ...storyPages(region), ...markedStoryLists()];
}

function plainPages(region: Region, jobs: OpenJobs | undefined): WrittenPage[] {
  return Object.values(pageMeta).map(({ path, title, description }) => ({
    path,
    shareTitle: `${title} · ${brand.name}`,
    description,
    shareImage: shareImagePath(path),
    shareCopy: { title, eyebrow: region.name },
    structuredData: path === paths.home ? [organization(region)] : [],
    ...(jobs && path === paths.careers && { data: careersData(region, jobs) }),
  }));
}

function storyPages(region: Region): WrittenPage[] {
  return storyCards.map((story) => {
    const path = paths.impactStory(story.key);
    const steps = [
      { label: 'Impact Stories', path: paths.impactStories },
      { label: story.key, path },
    ];
    return {
      path,
      shareTitle: `${story.title} · ${brand.name}`,
      description: story.summary,
      shareImage: shareImagePath(path),
      shareCopy: { title: story.title, eyebrow: story.client },
      structuredData: [breadcrumbList(steps, region.origin), storyArticle(story, region)],
    };
  });
}

/** The list of stories once more for each story that it may mark; search engines know it once. */
function markedStoryLists(): WrittenPage[] {
  const { title, description, path } = pageMeta.impactStories;
  return storyCards.map(({ key }) => ({
    path: `${path}/${paths.impactStory(key).split('/').at(-1)}`,
    shareTitle: `${title} · ${brand.name}`,
    description,
    shareImage: shareImagePath(path),
    canonicalPath: path,
  }));
}

function careersData({ defaultJobCountry }: Region, { readAt, lists }: OpenJobs): PrerenderedData {
  const elsewhere = Object.entries(lists).filter(([code]) => code !== defaultJobCountry);
  return {
    readAt,
    jobs: { [defaultJobCountry]: lists[defaultJobCountry] },
    jobsElsewhere: elsewhere.flatMap(([, jobs]) => jobs),
  };
}
