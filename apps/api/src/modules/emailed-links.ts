import { emailedLink } from '@kestrova/paths';
import type { Config } from '../config.ts';

type Sites = Pick<Config, 'siteOrigins' | 'allowedOrigins'>;

/**
 * The origin of the site that links in an email lead to: the one that the request came from, by its
 * Origin header, else the one of the country. A header that is not one of ours is ignored: a stranger
 * could otherwise have us send links to a site of their own.
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

/** The page of an application; `origin` is the Origin header of the request. */
export function createOwnUrl(
  sites: Sites,
  { origin, jobCountry }: { origin: string | undefined; jobCountry: string },
  secret: string,
): string {
  return emailedLink(findSiteOrigin(sites, origin, jobCountry), 'application', secret);
}
