import { brand } from '@kestrova/content';
import type { Region } from '@kestrova/regions';

/** The company for search engines (schema.org Organization), as the footer shows it. */
export function organization({ origin }: Region) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: origin,
    email: brand.emails.business,
    telephone: brand.phones[0],
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ url }) => url),
  };
}
