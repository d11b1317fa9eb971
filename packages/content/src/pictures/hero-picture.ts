import { picture, type Picture } from './picture.ts';

/** The pages with art beside their heading, whose file is named after them. */
export const heroPages = [
  'services',
  'professional-services',
  'fintech-services',
  'enterprise-services',
  'product-services',
  'ai-services',
  'odc-services',
  'gcc-services',
  'impact-stories',
  'journal',
  'about-us',
  'careers',
  'contact-us',
] as const;

/** The art beside a page's heading. It decorates: the heading says all there is to say. */
export function heroPicture(page: (typeof heroPages)[number]): Picture {
  return picture('hero', `${page}-hero`, '');
}
