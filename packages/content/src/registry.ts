import type * as z from 'zod';
import * as careers from './schemas/careers-page.ts';
import * as interfaceTexts from './schemas/interface.ts';
import * as legal from './schemas/legal-text.ts';
import * as navigation from './schemas/navigation.ts';
import * as emailedLinks from './schemas/emailed-link-pages.ts';
import { contactUsPageSchema } from './schemas/contact-page.ts';
import { pageSchema } from './schemas/page.ts';
import * as references from './schemas/references.ts';
import * as stories from './schemas/story.ts';
import { postSchema } from './schemas/post.ts';

/** The schemas of JSON records, by the name in a record's `$schema`. */
export const schemas = {
  brand: navigation.brandSchema,
  'company-figures': references.companyFiguresSchema,
  'forms/application': interfaceTexts.applicationFormSchema,
  'forms/contact': interfaceTexts.contactFormSchema,
  'forms/job-alert': emailedLinks.jobAlertFormSchema,
  'interface/not-found': interfaceTexts.notFoundPanelSchema,
  'interface/page-failure': interfaceTexts.pageFailureSchema,
  'interface/shell': interfaceTexts.shellLabelsSchema,
  'interface/start-failure': interfaceTexts.startFailureSchema,
  'interface/submission': interfaceTexts.submissionMessagesSchema,
  'navigation/footer': navigation.footerNavigationSchema,
  'navigation/header': navigation.headerNavigationSchema,
  page: pageSchema,
  'pages/alerts': emailedLinks.alertsPageSchema,
  'pages/application': emailedLinks.applicationPageSchema,
  'pages/careers': careers.careersPageSchema,
  'pages/contact-us': contactUsPageSchema,
  'pages/impact-stories': stories.impactStoriesPageSchema,
  'pages/impact-stories-details': stories.impactStoriesDetailsPageSchema,
  'pages/job-description': careers.jobDescriptionPageSchema,
  'pages/terms-policy': legal.termsPolicyPageSchema,
  people: references.personSchema,
  stories: stories.storyFileSchema,
} as const satisfies Record<string, z.ZodType>;

/** The schemas of texts in Markdown, by their folder. */
export const textSchemas = { legal: legal.legalTextSchema, posts: postSchema };
