import type { FooterNavigation, NavigationItem } from './schemas/navigation.ts';

/** The header's menu, in order (spec 2.3). */
export const headerNavigation: readonly NavigationItem[] = [
  { label: 'Home', route: '/home', activeOn: 'exact' },
  {
    label: 'Services',
    route: '/services',
    activeOn: 'prefix',
    children: [
      { label: 'Our Services', route: '/services' },
      { label: 'Professional Services', route: '/professional-services' },
    ],
  },
  { label: 'Impact Stories', route: '/impact-stories', activeOn: 'prefix' },
  { label: 'About Us', route: '/about-us', activeOn: 'exact' },
  { label: 'Contact Us', route: '/contact-us', activeOn: 'exact' },
  { label: 'Careers', route: '/careers', activeOn: 'prefix' },
];

/** The footer's columns and their links (spec 2.4). */
export const footerNavigation: FooterNavigation = {
  company: {
    heading: 'Company',
    links: [
      { label: 'About Us', route: '/about-us' },
      { label: 'Services', route: '/services' },
      { label: 'Impact Stories', route: '/impact-stories' },
      { label: 'Careers', route: '/careers' },
    ],
  },
  support: {
    heading: 'Support',
    links: [
      { label: 'Terms & Conditions', route: '/terms-policy', page: 'terms' },
      { label: 'Privacy Policy', route: '/terms-policy', page: 'policy' },
    ],
    accessibility: { label: 'Accessibility', route: '/accessibility' },
  },
  journal: { label: 'Read our journal', route: '/journal' },
  location: { heading: 'Location' },
  contact: {
    heading: 'Contact Us',
    business: 'Business inquiries',
    careers: 'Careers',
  },
};
