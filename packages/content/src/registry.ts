import type * as z from 'zod';
import { careersPageSchema, jobPageCopySchema } from './schemas/careers-page.ts';
import {
  applicationFormSchema,
  contactFormSchema,
  notFoundPanelSchema,
  pageFailureSchema,
  shellLabelsSchema,
  startFailureSchema,
  submissionMessagesSchema,
  termsPolicyPageSchema,
} from './schemas/interface.ts';
import { accessibilityPageSchema, legalTextSchema } from './schemas/legal-text.ts';
import {
  brandSchema,
  footerNavigationSchema,
  headerNavigationSchema,
  legalPageSchema,
} from './schemas/navigation.ts';
import {
  alertsPageSchema,
  applicationPageSchema,
  jobAlertFormSchema,
} from './schemas/own-pages.ts';
import {
  aboutUsPageSchema,
  contactUsPageSchema,
  gccServicesPageSchema,
  homePageSchema,
  journalPageSchema,
  odcServicesPageSchema,
  professionalServicesPageSchema,
  servicePageSchema,
  servicesPageSchema,
} from './schemas/pages.ts';
import { postSchema } from './schemas/post.ts';
import { companyFiguresSchema, personSchema, storyKeySchema } from './schemas/references.ts';
import {
  impactStoriesPageSchema,
  readByStory,
  readStoryCards,
  storyFileSchema,
  storyPageCopySchema,
  storySchema,
} from './schemas/story.ts';

/** The schema of each file of `content`, by its name. */
export const fileSchemas = {
  brand: brandSchema,
  'company-figures': companyFiguresSchema,
  'forms/application': applicationFormSchema,
  'forms/contact': contactFormSchema,
  'forms/job-alert': jobAlertFormSchema,
  'interface/not-found': notFoundPanelSchema,
  'interface/page-failure': pageFailureSchema,
  'interface/shell': shellLabelsSchema,
  'interface/start-failure': startFailureSchema,
  'interface/submission': submissionMessagesSchema,
  'navigation/footer': footerNavigationSchema,
  'navigation/header': headerNavigationSchema,
  'pages/about-us': aboutUsPageSchema,
  'pages/accessibility': accessibilityPageSchema,
  'pages/ai-services': servicePageSchema,
  'pages/alerts': alertsPageSchema,
  'pages/application': applicationPageSchema,
  'pages/careers': careersPageSchema,
  'pages/contact-us': contactUsPageSchema,
  'pages/enterprise-services': servicePageSchema,
  'pages/fintech-services': servicePageSchema,
  'pages/gcc-services': gccServicesPageSchema,
  'pages/home': homePageSchema,
  'pages/impact-stories': impactStoriesPageSchema,
  'pages/impact-stories-details': storyPageCopySchema,
  'pages/job-description': jobPageCopySchema,
  'pages/journal': journalPageSchema,
  'pages/odc-services': odcServicesPageSchema,
  'pages/product-services': servicePageSchema,
  'pages/professional-services': professionalServicesPageSchema,
  'pages/services': servicesPageSchema,
  'pages/terms-policy': termsPolicyPageSchema,
} as const satisfies Record<string, z.ZodType>;

/** The schema of all files of a folder of `content`. */
export const folderSchemas = {
  legal: legalTextSchema,
  people: personSchema,
  posts: postSchema,
  stories: storyFileSchema,
} as const satisfies Record<string, z.ZodType>;

/** What follows from the files of a folder. */
export const listReaders = {
  'story-cards': readStoryCards,
  'story-covers': () => readByStory(({ cover }) => cover),
  'story-evidence': () => readByStory(({ evidence }) => evidence),
} as const satisfies Record<string, () => unknown>;

/** Folders whose records load one at a time, each under its key: the file's name in any case. */
export const loadedFolders = {
  legal: { key: legalPageSchema, schema: legalTextSchema },
  stories: { key: storyKeySchema, schema: storySchema },
} as const;
