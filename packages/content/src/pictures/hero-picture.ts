import { picture } from './picture.ts';

/** The art beside each page's heading. It decorates: the heading says all there is to say. */
export const heroPictures = {
  services: picture('hero', 'services-hero', ''),
  professionalServices: picture('hero', 'professional-services-hero', ''),
  fintechServices: picture('hero', 'fintech-services-hero', ''),
  enterpriseServices: picture('hero', 'enterprise-services-hero', ''),
  productServices: picture('hero', 'product-services-hero', ''),
  aiServices: picture('hero', 'ai-services-hero', ''),
  odcServices: picture('hero', 'odc-services-hero', ''),
  gccServices: picture('hero', 'gcc-services-hero', ''),
  impactStories: picture('hero', 'impact-stories-hero', ''),
  journal: picture('hero', 'journal-hero', ''),
  aboutUs: picture('hero', 'about-us-hero', ''),
  careers: picture('hero', 'careers-hero', ''),
  contactUs: picture('hero', 'contact-us-hero', ''),
} as const;
