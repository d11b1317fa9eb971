import { brand, footerNavigation } from '@kestrova/content';
import {
  Footer,
  FooterGroup,
  FooterLink,
  Icon,
  Instagram,
  LinkedIn,
} from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { useRegion } from '../lib/region.tsx';
import { phoneUrl } from '../sections/format-text.ts';
import { SupportLinks } from './support-links.tsx';

const socialIcons = { LinkedIn: <Icon node={LinkedIn} />, Instagram: <Icon node={Instagram} /> };

/** The end of each page, with the ways to reach the company (spec 2.4). */
export function SiteFooter() {
  const { company, journal, location, contact } = footerNavigation;
  const { offices } = useRegion();
  const { business, careers } = brand.emails;
  return (
    <Footer
      brand={{ name: brand.name, href: pathTo('home') }}
      tagline={brand.tagline}
      copyright={brand.copyright}
      more={<FooterLink href={journal.route}>{journal.label}</FooterLink>}
      social={brand.social.map(({ network, url }) => (
        <FooterLink
          key={network}
          href={url}
          aria-label={`${brand.name} on ${network}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {socialIcons[network]}
        </FooterLink>
      ))}
    >
      <FooterGroup title={company.heading}>
        {company.links.map(({ label, route }) => (
          <FooterLink key={route} href={route}>
            {label}
          </FooterLink>
        ))}
      </FooterGroup>
      <SupportLinks />
      <FooterGroup title={location.heading}>
        {offices.map(({ city, address }) => (
          <address key={city}>{address.join('\n')}</address>
        ))}
      </FooterGroup>
      <FooterGroup title={contact.heading}>
        <FooterLink href={`mailto:${business}`} aria-label={`${contact.business}: ${business}`}>
          {business}
        </FooterLink>
        <FooterLink href={`mailto:${careers}`} aria-label={`${contact.careers}: ${careers}`}>
          {careers}
        </FooterLink>
        {brand.phones.map((phone) => (
          <FooterLink key={phone} href={phoneUrl(phone)}>
            {phone}
          </FooterLink>
        ))}
      </FooterGroup>
    </Footer>
  );
}
