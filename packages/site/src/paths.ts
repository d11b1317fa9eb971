import type { SitePath } from '@kestrova/content';
import { encodeId } from './app/routing/encoded-id.ts';

/** Every address of the site (spec 2.1). Links are made from here and nowhere else. */
export const paths = {
  home: '/home',
  services: '/services',
  professionalServices: '/professional-services',
  fintechServices: '/services/fintech-services',
  enterpriseServices: '/services/enterprise-services',
  productServices: '/services/product-services',
  aiServices: '/services/ai-services',
  odcServices: '/services/odc-services',
  gccServices: '/services/gcc-services',
  impactStories: '/impact-stories',
  journal: '/journal',
  aboutUs: '/about-us',
  careers: '/careers',
  contactUs: '/contact-us',
  termsPolicy: '/terms-policy',
  /** The page of one case study, by its key. */
  impactStory: (key: string) => `/impact-stories-details/${encodeId(key)}`,
  /** The page of one job, by its number. */
  jobDescription: (jobId: number) => `/careers/job-description/${encodeId(String(jobId))}`,
} as const satisfies Record<string, SitePath | ((id: never) => string)>;

/** Addresses that have no page of their own, and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  [`${paths.careers}/job-description`]: paths.careers,
};
