import type * as z from 'zod';
import * as careers from './schemas/careers-page.ts';
import * as forms from './schemas/interface.ts';
import * as legal from './schemas/legal-text.ts';
import * as navigation from './schemas/navigation.ts';
import * as own from './schemas/own-pages.ts';
import * as pages from './schemas/pages.ts';
import * as references from './schemas/references.ts';
import * as stories from './schemas/story.ts';
import { postSchema } from './schemas/post.ts';

/** The schemas of JSON records, by the name in a record's `$schema`. */
export const schemas = {
  brand: navigation.brandSchema,
  'company-figures': references.companyFiguresSchema,
  'forms/application': forms.applicationFormSchema,
  'forms/contact': forms.contactFormSchema,
  'forms/job-alert': own.jobAlertFormSchema,
  'interface/not-found': forms.notFoundPanelSchema,
  'interface/page-failure': forms.pageFailureSchema,
  'interface/shell': forms.shellLabelsSchema,
  'interface/start-failure': forms.startFailureSchema,
  'interface/submission': forms.submissionMessagesSchema,
  'navigation/footer': navigation.footerNavigationSchema,
  'navigation/header': navigation.headerNavigationSchema,
  'pages/about-us': pages.aboutUsPageSchema,
  'pages/accessibility': legal.accessibilityPageSchema,
  'pages/alerts': own.alertsPageSchema,
  'pages/application': own.applicationPageSchema,
  'pages/careers': careers.careersPageSchema,
  'pages/contact-us': pages.contactUsPageSchema,
  'pages/gcc-services': pages.gccServicesPageSchema,
  'pages/home': pages.homePageSchema,
  'pages/impact-stories': stories.impactStoriesPageSchema,
  'pages/impact-stories-details': stories.impactStoriesDetailsPageSchema,
  'pages/job-description': careers.jobDescriptionPageSchema,
  'pages/journal': pages.journalPageSchema,
  'pages/odc-services': pages.odcServicesPageSchema,
  'pages/professional-services': pages.professionalServicesPageSchema,
  'pages/security': legal.securityPageSchema,
  'pages/service': pages.servicePageSchema,
  'pages/services': pages.servicesPageSchema,
  'pages/terms-policy': forms.termsPolicyPageSchema,
  people: references.personSchema,
  stories: stories.storyFileSchema,
} as const satisfies Record<string, z.ZodType>;

/** The schemas of texts in Markdown, by their folder. */
export const textSchemas = { legal: legal.legalTextSchema, posts: postSchema };

/** The lists that are made from the files of a folder. */
export const listReaders = {
  'story-cards': stories.readStoryCards,
  'story-covers': () => stories.readByStory(({ cover }) => cover),
  'story-evidence': () => stories.readByStory(({ evidence }) => evidence),
} as const satisfies Record<string, () => unknown>;

/** Folders whose records load one at a time, each under its key, the file's name. */
export const loadedFolders = {
  legal: { key: navigation.legalPageSchema, schema: legal.legalTextSchema },
  stories: { key: references.storyKeySchema, schema: stories.storySchema },
} as const;
