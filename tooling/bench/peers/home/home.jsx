import '@kestrova/design-system/styles.css';
import '@/shell/site.css';
import { LinkProvider } from '@kestrova/design-system';
import HomePage from 'virtual:page/home';
import { RegionProvider } from '@/lib/region.tsx';
import { SiteFooter } from '@/shell/site-footer.tsx';
import { SiteHeader } from '@/shell/site-header.tsx';

/** The home page as the site shows it, with the links of the framework that renders it. */
export function Home({ link }) {
  return (
    <LinkProvider value={link}>
      <RegionProvider code="us">
        <SiteHeader />
        <main id="content">
          <HomePage />
        </main>
        <SiteFooter />
      </RegionProvider>
    </LinkProvider>
  );
}
