import {
  Breadcrumb,
  ButtonLink,
  CountrySelector,
  Header,
  Hero,
  type NavigationItem,
} from '@kestrova/design-system';
import { flagUrl } from '@kestrova/design-system/flags';
import { regions, type RegionCode } from '@kestrova/regions';

const items: readonly NavigationItem[] = [
  { label: 'Home', href: '/home' },
  {
    label: 'Services',
    href: '/services',
    active: true,
    children: [
      { label: 'Our Services', href: '/services' },
      { label: 'Professional Services', href: '/professional-services' },
    ],
  },
  { label: 'Impact Stories', href: '/impact-stories' },
  { label: 'About Us', href: '/about-us' },
  { label: 'Contact Us', href: '/contact-us' },
  { label: 'Careers', href: '/careers' },
];

const trail = [
  { label: 'Home', href: '/home' },
  { label: 'Services', href: '/services' },
  { label: 'Fintech & Banking' },
];

/** How a page begins: where it stands in the site, what it is about, and the one next step. */
export function PageHeader({ region }: { region: RegionCode }) {
  return (
    <>
      <Header
        brand={{ name: 'Kestrova', href: '/home' }}
        items={items}
        countrySelector={
          <CountrySelector
            countries={regions.map(({ code, name, flag, origin }) => ({
              code,
              name,
              flag: flagUrl(flag),
              href: `${origin}/services/fintech-services`,
            }))}
            current={region}
          />
        }
      />
      <main>
        <Hero
          title="Fintech & Banking"
          lead="Payment rails, agent networks and ledgers that balance every night, built with the people who run them."
          breadcrumb={<Breadcrumb items={trail} />}
          actions={<ButtonLink href="/contact-us">Talk to an engineer</ButtonLink>}
        />
      </main>
    </>
  );
}
