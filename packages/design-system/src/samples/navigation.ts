import india from '../../flags/in.svg';
import usa from '../../flags/us.svg';

/** A navigation for the stories; the site has its own. */
export const navigation = {
  brand: { name: 'Kestrova', href: '/home' },
  items: [
    { label: 'Home', href: '/home' },
    {
      label: 'Services',
      href: '/services',
      active: true,
      children: [
        { label: 'Our Services', href: '/services', active: true },
        { label: 'Professional Services', href: '/professional-services' },
      ],
    },
    { label: 'Impact Stories', href: '/impact-stories' },
    { label: 'About Us', href: '/about-us' },
    { label: 'Contact Us', href: '/contact-us', prominent: true },
    { label: 'Careers', href: '/careers' },
  ],
  menuFooter: {
    title: 'Or reach us directly',
    links: [
      { label: 'business@kestrova.example', href: 'mailto:business@kestrova.example' },
      { label: '+1 (202) 555-0143', href: 'tel:+12025550143' },
      { label: 'Read our journal', href: '/journal' },
    ],
  },
  countries: [
    { code: 'in', name: 'INDIA', flag: india, href: 'https://in.kestrova.example/services' },
    { code: 'us', name: 'USA', flag: usa, href: 'https://www.kestrova.example/services' },
  ],
};
