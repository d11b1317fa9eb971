import type { Brand } from './schemas/navigation.ts';

/** Who the company is and how to reach it. Every page reads these from here. */
export const brand: Brand = {
  name: 'Kestrova',
  legalName: 'Kestrova Technologies',
  tagline: 'Engineering for banks and enterprises',
  emails: { business: 'business@kestrova.example', careers: 'careers@kestrova.example' },
  phones: ['+1 (202) 555-0143', '+1 (202) 555-0178'],
  address: ['1200 Meridian Avenue, Suite 400', 'Wilmington, DE 19801', 'USA'],
  social: [
    {
      network: 'linkedin',
      label: 'Kestrova on LinkedIn',
      url: 'https://www.linkedin.com/company/kestrova-example',
    },
    {
      network: 'instagram',
      label: 'Kestrova on Instagram',
      url: 'https://www.instagram.com/kestrova.example',
    },
  ],
  copyright: '© Kestrova, 2025 All rights reserved',
};
