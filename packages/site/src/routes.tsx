import { createPageTable } from './router/page-table.tsx';
import { sectionPages } from './router/section-pages.ts';

/**
 * Every page of the site: those that are lists of sections, and those with a component of their own, which
 * imports its own copy. Their addresses are in `@kestrova/paths`.
 */
export const sitePages = createPageTable({
  ...sectionPages,
  'impact-stories': () => import('./pages/impact-stories/impact-stories-page.tsx'),
  'impact-stories-details': () =>
    import('./pages/impact-stories-details/impact-stories-details-page.tsx'),
  careers: () => import('./pages/careers/careers-page.tsx'),
  'job-description': () => import('./pages/job-description/job-description-page.tsx'),
  application: () => import('./pages/application/application-page.tsx'),
  alerts: () => import('./pages/alerts/alerts-page.tsx'),
  review: () => import('./pages/review/review-page.tsx'),
  'contact-us': () => import('./pages/contact-us/contact-us-page.tsx'),
  'terms-policy': () => import('./pages/terms-policy/terms-policy-page.tsx'),
});
