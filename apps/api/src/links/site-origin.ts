import type { Config } from '../config/config.ts';

type Sites = Pick<Config, 'siteOrigins' | 'allowedOrigins'>;

/**
 * The origin for links in an email: the Origin header of the request if it is one of our sites,
 * else the site of the country. Otherwise a stranger could make us send links to another site.
 */
export function findSiteOrigin(
  { siteOrigins, allowedOrigins }: Sites,
  originHeader: string | undefined,
  country: string,
): string {
  if (originHeader !== undefined && allowedOrigins.includes(originHeader)) return originHeader;
  const site = siteOrigins.find((candidate) => candidate.country === country) ?? siteOrigins[0];
  return site?.origin ?? '';
}
