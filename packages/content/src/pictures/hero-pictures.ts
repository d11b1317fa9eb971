import { picture } from './picture.ts';

/** The art beside each page's heading. It decorates: the heading says all there is to say. */
export const heroPictures = {
  home: picture('hero', 'home-hero', ''),
  services: picture('hero', 'services-hero', ''),
  'professional-services': picture('hero', 'professional-services-hero', ''),
  fintech: picture('hero', 'fintech-hero', ''),
  enterprise: picture('hero', 'enterprise-hero', ''),
  product: picture('hero', 'product-hero', ''),
  ai: picture('hero', 'ai-hero', ''),
  odc: picture('hero', 'odc-hero', ''),
  gcc: picture('hero', 'gcc-hero', ''),
  'impact-stories': picture('hero', 'impact-stories-hero', ''),
  journal: picture('hero', 'journal-hero', ''),
  'about-us': picture('hero', 'about-us-hero', ''),
  careers: picture('hero', 'careers-hero', ''),
  'contact-us': picture('hero', 'contact-us-hero', ''),
} as const;
