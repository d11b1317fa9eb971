import { createPageTable } from './router/page-table.tsx';

/** Every page of the site; its address is in `@kestrova/paths`. A page's module imports its own copy. */
export const sitePages = createPageTable({
  home: () => import('./pages/home/home-page.tsx'),
  services: () => import('./pages/services/services-page.tsx'),
  'professional-services': () =>
    import('./pages/professional-services/professional-services-page.tsx'),
  'fintech-services': () => import('./pages/service/fintech-services-page.tsx'),
  'enterprise-services': () => import('./pages/service/enterprise-services-page.tsx'),
  'product-services': () => import('./pages/service/product-services-page.tsx'),
  'ai-services': () => import('./pages/service/ai-services-page.tsx'),
  'odc-services': () => import('./pages/odc-services/odc-services-page.tsx'),
  'gcc-services': () => import('./pages/gcc-services/gcc-services-page.tsx'),
  'impact-stories': () => import('./pages/impact-stories/impact-stories-page.tsx'),
  'impact-stories-details': () =>
    import('./pages/impact-stories-details/impact-stories-details-page.tsx'),
  journal: () => import('./pages/journal/journal-page.tsx'),
  'about-us': () => import('./pages/about-us/about-us-page.tsx'),
  careers: () => import('./pages/careers/careers-page.tsx'),
  'job-description': () => import('./pages/job-description/job-description-page.tsx'),
  application: () => import('./pages/application/application-page.tsx'),
  alerts: () => import('./pages/alerts/alerts-page.tsx'),
  'contact-us': () => import('./pages/contact-us/contact-us-page.tsx'),
  'terms-policy': () => import('./pages/terms-policy/terms-policy-page.tsx'),
  security: () => import('./pages/security/security-page.tsx'),
  accessibility: () => import('./pages/accessibility/accessibility-page.tsx'),
});
