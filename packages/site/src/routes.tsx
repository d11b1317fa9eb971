import { lazyPage, type LazyPage } from './navigation/lazy-page.tsx';
import { paths } from './paths.ts';

/** A page of the site: where it is found and the code that shows it. */
export interface SitePage extends LazyPage {
  name: PageName;
  /** Route pattern (spec 2.1). */
  pattern: string;
}

/** Every page, by name. */
const pageRecords = {
  home: [paths.home, async () => (await import('./pages/home/home-page.tsx')).HomePage],
  services: [
    paths.services,
    async () => (await import('./pages/services/services-page.tsx')).ServicesPage,
  ],
  professionalServices: [
    paths.professionalServices,
    async () =>
      (await import('./pages/professional-services/professional-services-page.tsx'))
        .ProfessionalServicesPage,
  ],
  fintechServices: [
    paths.fintechServices,
    async () =>
      (await import('./pages/fintech-services/fintech-services-page.tsx')).FintechServicesPage,
  ],
  enterpriseServices: [
    paths.enterpriseServices,
    async () =>
      (await import('./pages/enterprise-services/enterprise-services-page.tsx'))
        .EnterpriseServicesPage,
  ],
  productServices: [
    paths.productServices,
    async () =>
      (await import('./pages/product-services/product-services-page.tsx')).ProductServicesPage,
  ],
  aiServices: [
    paths.aiServices,
    async () => (await import('./pages/ai-services/ai-services-page.tsx')).AiServicesPage,
  ],
  odcServices: [
    paths.odcServices,
    async () => (await import('./pages/odc-services/odc-services-page.tsx')).OdcServicesPage,
  ],
  gccServices: [
    paths.gccServices,
    async () => (await import('./pages/gcc-services/gcc-services-page.tsx')).GccServicesPage,
  ],
  impactStories: [
    `${paths.impactStories}/:id?`,
    async () => (await import('./pages/impact-stories/impact-stories-page.tsx')).ImpactStoriesPage,
  ],
  impactStory: [
    '/impact-stories-details/:id',
    async () => (await import('./pages/impact-story/impact-story-page.tsx')).ImpactStoryPage,
  ],
  journal: [
    paths.journal,
    async () => (await import('./pages/journal/journal-page.tsx')).JournalPage,
  ],
  aboutUs: [
    paths.aboutUs,
    async () => (await import('./pages/about-us/about-us-page.tsx')).AboutUsPage,
  ],
  careers: [
    paths.careers,
    async () => (await import('./pages/careers/careers-page.tsx')).CareersPage,
  ],
  jobDescription: [
    `${paths.careers}/job-description/:id`,
    async () =>
      (await import('./pages/job-description/job-description-page.tsx')).JobDescriptionPage,
  ],
  contactUs: [
    paths.contactUs,
    async () => (await import('./pages/contact-us/contact-us-page.tsx')).ContactUsPage,
  ],
  termsPolicy: [
    paths.termsPolicy,
    async () => (await import('./pages/terms-policy/terms-policy-page.tsx')).TermsPolicyPage,
  ],
} as const satisfies Record<string, readonly [string, Parameters<typeof lazyPage>[0]]>;

export type PageName = keyof typeof pageRecords;

/** Every page of the site, in the order of spec 2.1. */
export const sitePages: readonly SitePage[] = Object.entries(pageRecords).map(
  ([name, [pattern, load]]) => ({ name: name as PageName, pattern, ...lazyPage(load) }),
);
