import { lazyPage, type LazyPage } from './app/routing/lazy-page.tsx';
import { paths } from './paths.ts';

/** A page of the site: where it is found and the code that shows it. */
export interface SitePage extends LazyPage {
  name: PageName;
  /** Route pattern (spec 2.1). */
  pattern: string;
}

/** Every page, by name. */
const pageRecords = {
  home: [paths.home, lazyPage(() => import('./pages/home/home-page.tsx'), 'HomePage')],
  services: [
    paths.services,
    lazyPage(() => import('./pages/services/services-page.tsx'), 'ServicesPage'),
  ],
  professionalServices: [
    paths.professionalServices,
    lazyPage(
      () => import('./pages/professional-services/professional-services-page.tsx'),
      'ProfessionalServicesPage',
    ),
  ],
  fintechServices: [
    paths.fintechServices,
    lazyPage(
      () => import('./pages/fintech-services/fintech-services-page.tsx'),
      'FintechServicesPage',
    ),
  ],
  enterpriseServices: [
    paths.enterpriseServices,
    lazyPage(
      () => import('./pages/enterprise-services/enterprise-services-page.tsx'),
      'EnterpriseServicesPage',
    ),
  ],
  productServices: [
    paths.productServices,
    lazyPage(
      () => import('./pages/product-services/product-services-page.tsx'),
      'ProductServicesPage',
    ),
  ],
  aiServices: [
    paths.aiServices,
    lazyPage(() => import('./pages/ai-services/ai-services-page.tsx'), 'AiServicesPage'),
  ],
  odcServices: [
    paths.odcServices,
    lazyPage(() => import('./pages/odc-services/odc-services-page.tsx'), 'OdcServicesPage'),
  ],
  gccServices: [
    paths.gccServices,
    lazyPage(() => import('./pages/gcc-services/gcc-services-page.tsx'), 'GccServicesPage'),
  ],
  impactStories: [
    `${paths.impactStories}/:id?`,
    lazyPage(() => import('./pages/impact-stories/impact-stories-page.tsx'), 'ImpactStoriesPage'),
  ],
  impactStoriesDetails: [
    '/impact-stories-details/:id',
    lazyPage(() => import('./pages/impact-stories-details/impact-stories-details-page.tsx'), 'ImpactStoriesDetailsPage'),
  ],
  journal: [
    paths.journal,
    lazyPage(() => import('./pages/journal/journal-page.tsx'), 'JournalPage'),
  ],
  aboutUs: [
    paths.aboutUs,
    lazyPage(() => import('./pages/about-us/about-us-page.tsx'), 'AboutUsPage'),
  ],
  careers: [
    paths.careers,
    lazyPage(() => import('./pages/careers/careers-page.tsx'), 'CareersPage'),
  ],
  jobDescription: [
    `${paths.careers}/job-description/:id`,
    lazyPage(
      () => import('./pages/job-description/job-description-page.tsx'),
      'JobDescriptionPage',
    ),
  ],
  contactUs: [
    paths.contactUs,
    lazyPage(() => import('./pages/contact-us/contact-us-page.tsx'), 'ContactUsPage'),
  ],
  termsPolicy: [
    paths.termsPolicy,
    lazyPage(() => import('./pages/terms-policy/terms-policy-page.tsx'), 'TermsPolicyPage'),
  ],
} as const satisfies Record<string, readonly [string, LazyPage]>;

export type PageName = keyof typeof pageRecords;

/** Every page of the site, in the order of spec 2.1. */
export const sitePages: readonly SitePage[] = Object.entries(pageRecords).map(
  ([name, [pattern, page]]) => ({ name: name as PageName, pattern, ...page }),
);
