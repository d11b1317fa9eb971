import type alerts from '../content/pages/alerts.json';
import type application from '../content/pages/application.json';
import type impactStoriesDetails from '../content/pages/impact-stories-details.json';
import type jobDescription from '../content/pages/job-description.json';
import type review from '../content/pages/review.json';
import { read, readTexts } from './read.ts';

// The copy of each page with a component of its own, which imports it from `@kestrova/content/pages/careers`.
// `npm run content:check` writes this file from the folder `pages`.

export const alertsPage = readTexts('pages/alerts') as typeof alerts;
export const applicationPage = readTexts('pages/application') as typeof application;
export const careersPage = read('pages/careers');
export const contactUsPage = read('pages/contact-us');
export const impactStoriesPage = read('pages/impact-stories');
export const impactStoriesDetailsPage = readTexts(
  'pages/impact-stories-details',
) as typeof impactStoriesDetails;
export const jobDescriptionPage = readTexts('pages/job-description') as typeof jobDescription;
export const reviewPage = readTexts('pages/review') as typeof review;
export const termsPolicyPage = read('pages/terms-policy');
