import india from '../../flags/in.svg';
import usa from '../../flags/us.svg';

/** A navigation for the stories; the site brings its own. */
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
    { label: 'Contact Us', href: '/contact-us' },
    { label: 'Careers', href: '/careers' },
  ],
  countries: [
    { code: 'in', name: 'INDIA', flag: india, href: 'https://in.kestrova.example/services' },
    { code: 'us', name: 'USA', flag: usa, href: 'https://www.kestrova.example/services' },
  ],
};
