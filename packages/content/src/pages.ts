import { read } from './read.ts';

// The copy of each page with a component of its own, which imports it from `@kestrova/content/pages/careers`.
// `npm run content:check` writes this file from the folder `pages`.

export const alertsPage = read('pages/alerts');
export const applicationPage = read('pages/application');
export const careersPage = read('pages/careers');
export const contactUsPage = read('pages/contact-us');
export const impactStoriesPage = read('pages/impact-stories');
export const impactStoriesDetailsPage = read('pages/impact-stories-details');
export const jobDescriptionPage = read('pages/job-description');
export const termsPolicyPage = read('pages/terms-policy');
