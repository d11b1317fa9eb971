import { brand, footer } from '@kestrova/content';
import {
  Footer,
  FooterGroup,
  FooterLink,
  InstagramIcon,
  LinkedInIcon,
} from '@kestrova/design-system';
import { chooseLegalText } from '../navigation/legal-text.ts';
import { paths } from '../paths.ts';

/** The end of each page, with the ways to reach the company (spec 2.4). */
export function SiteFooter() {
  return (
    <Footer
      brand={{ name: brand.name, href: paths.home }}
      tagline={footer.tagline}
      copyright={brand.copyright}
      social={
        <>
          <FooterLink {...newTab(brand.social.linkedin)} aria-label="LinkedIn">
            <LinkedInIcon />
          </FooterLink>
          <FooterLink {...newTab(brand.social.instagram)} aria-label="Instagram">
            <InstagramIcon />
          </FooterLink>
        </>
      }
    >
      <FooterGroup title={footer.company.title}>
        {footer.company.links.map(({ label, route }) => (
          <FooterLink key={route} href={route}>
            {label}
          </FooterLink>
        ))}
      </FooterGroup>
    </Footer>
  );
}

function newTab(href: string) {
  return { href, target: '_blank', rel: 'noopener noreferrer' };
}
