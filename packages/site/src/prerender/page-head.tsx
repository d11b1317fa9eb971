import { DEFAULT_REGION, type Region } from '@kestrova/regions';

export interface PageHeadProps {
  region: Region;
  /** Every region's site, for the links between them. */
  regions: readonly Region[];
  /** Path of the page, as links write it. */
  path: string;
  /** What a share shows as the title. */
  shareTitle: string;
  /** One or two sentences for search engines and shares. */
  description: string;
  /** Path of the share image, 1200 by 630 px. */
  shareImage?: string | undefined;
  /** Facts for search engines (schema.org), each of which the page shows. */
  structuredData?: readonly object[];
  /** URLs of the fonts that the first paint needs. */
  fonts?: readonly string[];
  /** Path of the canonical page, if another page has the same content. */
  canonicalPath?: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
}

/** The elements of a page's head besides its title and CSS. */
export function PageHead(props: PageHeadProps) {
  const { region, regions, path, shareTitle, description, shareImage, fonts = [] } = props;
  const { canonicalPath = path } = props;
  const url = region.origin + canonicalPath;
  const counterparts = canonicalPath === path ? regions : [];
  const standard = counterparts.find(({ code }) => code === DEFAULT_REGION);
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/180.png" />
      <link rel="alternate" type="application/rss+xml" title="Jobs at Kestrova" href="/jobs.xml" />
      <meta name="description" content={description} />
      {props.indexed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {counterparts.map(({ code, hreflang, origin }) => (
            <link key={code} rel="alternate" hrefLang={hreflang} href={origin + path} />
          ))}
          {standard && <link rel="alternate" hrefLang="x-default" href={standard.origin + path} />}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Kestrova" />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={region.hreflang.replace('-', '_')} />
      {shareImage && (
        <>
          <meta property="og:image" content={region.origin + shareImage} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {props.structuredData?.map((facts, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptText(facts) }}
        />
      ))}
    </>
  );
}

/** A value as JSON for a `<script>`: no text in it can end the element. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
