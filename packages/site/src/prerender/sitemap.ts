import XMLBuilder from 'fast-xml-builder';
import type { Region } from '@kestrova/regions';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** The sitemap of a region's site (sitemaps.org 0.9), each page with its counterparts elsewhere. */
export function sitemap(
  paths: readonly string[],
  region: Region,
  regions: readonly Region[],
): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: paths.map((path) => ({
        loc: region.origin + path,
        'xhtml:link': regions.map(({ hreflang, origin }) => ({
          '@rel': 'alternate',
          '@hreflang': hreflang,
          '@href': origin + path,
        })),
      })),
    },
  });
}

/** What crawlers are asked to do: read everything, and find the sitemap. */
export function robots(region: Region): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${region.origin}/sitemap.xml\n`;
}
