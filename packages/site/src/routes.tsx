import type { PageName } from '@kestrova/paths';
import { definePage, lazyExport, type SitePage } from './app/routing/define-page.tsx';

/** One page with the copy of four services. */
const servicePage = lazyExport('ServicePage', () => import('./pages/service/service-page.tsx'));

/**
 * Every page of the site by its name, in the order of spec 2.1, with those that emailed links open
 * after the job's, and the accessibility statement last; every other list of pages derives from this one. The name is the page's spelling
 * everywhere: its copy is `pages/<name>.ts` in the content, and its path ends with it.
 */
export const sitePages: Record<PageName, SitePage> = {
  home: definePage({
    component: lazyExport('HomePage', () => import('./pages/home/home-page.tsx')),
    copy: lazyExport('homePage', () => import('@kestrova/content/pages/home')),
  }),
  services: definePage({
    component: lazyExport('ServicesPage', () => import('./pages/services/services-page.tsx')),
    copy: lazyExport('servicesPage', () => import('@kestrova/content/pages/services')),
  }),
  'professional-services': definePage({
    component: lazyExport(
      'ProfessionalServicesPage',
      () => import('./pages/professional-services/professional-services-page.tsx'),
    ),
    copy: lazyExport(
      'professionalServicesPage',
      () => import('@kestrova/content/pages/professional-services'),
    ),
  }),
  'fintech-services': definePage({
    component: servicePage,
    copy: lazyExport(
      'fintechServicesPage',
      () => import('@kestrova/content/pages/fintech-services'),
    ),
  }),
  'enterprise-services': definePage({
    component: servicePage,
    copy: lazyExport(
      'enterpriseServicesPage',
      () => import('@kestrova/content/pages/enterprise-services'),
    ),
  }),
  'product-services': definePage({
    component: servicePage,
    copy: lazyExport(
      'productServicesPage',
      () => import('@kestrova/content/pages/product-services'),
    ),
  }),
  'ai-services': definePage({
    component: servicePage,
    copy: lazyExport('aiServicesPage', () => import('@kestrova/content/pages/ai-services')),
  }),
  'odc-services': definePage({
    component: lazyExport(
      'OdcServicesPage',
      () => import('./pages/odc-services/odc-services-page.tsx'),
    ),
    copy: lazyExport('odcServicesPage', () => import('@kestrova/content/pages/odc-services')),
  }),
  'gcc-services': definePage({
    component: lazyExport(
      'GccServicesPage',
      () => import('./pages/gcc-services/gcc-services-page.tsx'),
    ),
    copy: lazyExport('gccServicesPage', () => import('@kestrova/content/pages/gcc-services')),
  }),
  'impact-stories': definePage({
    component: lazyExport(
      'ImpactStoriesPage',
      () => import('./pages/impact-stories/impact-stories-page.tsx'),
    ),
    copy: lazyExport('impactStoriesPage', () => import('@kestrova/content/pages/impact-stories')),
  }),
  'impact-stories-details': definePage({
    component: lazyExport(
      'ImpactStoriesDetailsPage',
      () => import('./pages/impact-stories-details/impact-stories-details-page.tsx'),
    ),
    copy: lazyExport(
      'storyPageCopy',
      () => import('@kestrova/content/pages/impact-stories-details'),
    ),
  }),
  journal: definePage({
    component: lazyExport('JournalPage', () => import('./pages/journal/journal-page.tsx')),
    copy: lazyExport('journalPage', () => import('@kestrova/content/pages/journal')),
  }),
  'about-us': definePage({
    component: lazyExport('AboutUsPage', () => import('./pages/about-us/about-us-page.tsx')),
    copy: lazyExport('aboutUsPage', () => import('@kestrova/content/pages/about-us')),
  }),
  careers: definePage({
    component: lazyExport('CareersPage', () => import('./pages/careers/careers-page.tsx')),
    copy: lazyExport('careersPage', () => import('@kestrova/content/pages/careers')),
  }),
  'job-description': definePage({
    component: lazyExport(
      'JobDescriptionPage',
      () => import('./pages/job-description/job-description-page.tsx'),
    ),
    copy: lazyExport('jobPageCopy', () => import('@kestrova/content/pages/job-description')),
  }),
  application: definePage({
    component: lazyExport(
      'ApplicationPage',
      () => import('./pages/application/application-page.tsx'),
    ),
    copy: lazyExport('applicationPage', () => import('@kestrova/content/pages/application')),
  }),
  alerts: definePage({
    component: lazyExport('AlertsPage', () => import('./pages/alerts/alerts-page.tsx')),
    copy: lazyExport('alertsPage', () => import('@kestrova/content/pages/alerts')),
  }),
  'contact-us': definePage({
    component: lazyExport('ContactUsPage', () => import('./pages/contact-us/contact-us-page.tsx')),
    copy: lazyExport('contactUsPage', () => import('@kestrova/content/pages/contact-us')),
  }),
  'terms-policy': definePage({
    component: lazyExport(
      'TermsPolicyPage',
      () => import('./pages/terms-policy/terms-policy-page.tsx'),
    ),
    copy: lazyExport('termsPolicyPage', () => import('@kestrova/content/pages/terms-policy')),
  }),
  accessibility: definePage({
    component: lazyExport(
      'AccessibilityPage',
      () => import('./pages/accessibility/accessibility-page.tsx'),
    ),
    copy: lazyExport('accessibilityPage', () => import('@kestrova/content/pages/accessibility')),
  }),
};
