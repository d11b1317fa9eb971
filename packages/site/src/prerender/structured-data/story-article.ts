import { brand, type StoryCard } from '@kestrova/content';
import type { Region } from '@kestrova/regions';
import { paths } from '../../paths.ts';

/** A client story for search engines (schema.org Article). */
export function storyArticle({ key, title, summary }: StoryCard, { origin, locale }: Region) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: locale,
    mainEntityOfPage: origin + paths.impactStory(key),
    author: { '@type': 'Organization', name: brand.name },
  };
}
