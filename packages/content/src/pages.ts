import { read } from './read.ts';

// The copy of each page, which its page alone imports (`@kestrova/content/pages/home`).
// `npm run content:check` writes this file from the folder `pages`.

export const aboutUsPage = read('pages/about-us');
export const accessibilityPage = read('pages/accessibility');
export const aiServicesPage = read('pages/ai-services', 'pages/service');
export const alertsPage = read('pages/alerts');
export const applicationPage = read('pages/application');
export const careersPage = read('pages/careers');
export const contactUsPage = read('pages/contact-us');
export const enterpriseServicesPage = read('pages/enterprise-services', 'pages/service');
export const fintechServicesPage = read('pages/fintech-services', 'pages/service');
export const gccServicesPage = read('pages/gcc-services');
export const homePage = read('pages/home');
export const impactStoriesPage = read('pages/impact-stories');
export const impactStoriesDetailsPage = read('pages/impact-stories-details');
export const jobDescriptionPage = read('pages/job-description');
export const journalPage = read('pages/journal');
export const odcServicesPage = read('pages/odc-services');
export const productServicesPage = read('pages/product-services', 'pages/service');
export const professionalServicesPage = read('pages/professional-services');
export const securityPage = read('pages/security');
export const servicesPage = read('pages/services');
export const termsPolicyPage = read('pages/terms-policy');
