import type * as z from 'zod/mini';
import { brand } from './brand.ts';
import { applicationFormCopy } from './forms/application-form.ts';
import { contactFormCopy } from './forms/contact-form.ts';
import { notFoundCopy } from './interface/not-found.ts';
import { pageFailureCopy, shellLabels, startFailureCopy } from './interface/shell.ts';
import { submissionMessages } from './interface/submission.ts';
import { termsPolicyPage } from './pages/terms-policy.ts';
import { legalTextLoaders, storyLoaders } from './loaders.ts';
import { footerNavigation, headerNavigation } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { aboutUsPage } from './pages/about-us.ts';
import { aiServicesPage } from './pages/ai-services.ts';
import { careersPage } from './pages/careers.ts';
import { contactUsPage } from './pages/contact-us.ts';
import { enterpriseServicesPage } from './pages/enterprise-services.ts';
import { fintechServicesPage } from './pages/fintech-services.ts';
import { gccServicesPage } from './pages/gcc-services.ts';
import { homePage } from './pages/home.ts';
import { impactStoriesPage } from './pages/impact-stories.ts';
import { jobPageCopy } from './pages/job-description.ts';
import { journalPage } from './pages/journal.ts';
import { odcServicesPage } from './pages/odc-services.ts';
import { productServicesPage } from './pages/product-services.ts';
import { professionalServicesPage } from './pages/professional-services.ts';
import { servicesPage } from './pages/services.ts';
import { heroPictures } from './pictures/hero-pictures.ts';
import { storyCovers } from './pictures/story-covers.ts';
import { storyWordmarks } from './pictures/story-wordmarks.ts';
import { aboutUsPageSchema } from './schemas/about-page.ts';
import { brandSchema } from './schemas/brand.ts';
import { careersPageSchema, jobPageCopySchema } from './schemas/careers-page.ts';
import { contactUsPageSchema } from './schemas/contact-page.ts';
import { applicationFormSchema, contactFormSchema } from './schemas/form-words.ts';
import { gccServicesPageSchema } from './schemas/gcc-page.ts';
import { homePageSchema } from './schemas/home-page.ts';
import {
  termsPolicyPageSchema,
  notFoundCopySchema,
  pageFailureSchema,
  shellLabelsSchema,
  startFailureSchema,
  submissionMessagesSchema,
} from './schemas/interface-words.ts';
import { journalPageSchema } from './schemas/journal-page.ts';
import { legalTextSchema } from './schemas/legal-text.ts';
import { listOf } from './schemas/list-of.ts';
import { footerNavigationSchema, headerNavigationSchema } from './schemas/navigation.ts';
import { odcServicesPageSchema } from './schemas/odc-page.ts';
import { pictureSchema } from './schemas/picture.ts';
import { pageMetaSchema } from './schemas/page-meta.ts';
import { professionalServicesPageSchema } from './schemas/professional-services-page.ts';
import { servicePageSchema } from './schemas/service-page.ts';
import { servicesPageSchema } from './schemas/services-page.ts';
import {
  impactStoriesPageSchema,
  storyCardSchema,
  storyPageCopySchema,
  storySchema,
} from './schemas/story.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyPageCopy } from './stories/story-page-copy.ts';

/** One record of the site beside the schema that it has to meet. */
export interface SiteRecord {
  name: string;
  schema: z.ZodMiniType;
  record: unknown;
}

/** Every record of the site, for the tests. A visitor's page never imports this. */
export async function siteRecords(): Promise<readonly SiteRecord[]> {
  return [...fixedRecords, ...(await storyRecords()), ...(await legalRecords())];
}

const fixedRecords: readonly SiteRecord[] = [
  { name: 'brand', schema: brandSchema, record: brand },
  {
    name: 'pictures',
    schema: listOf(pictureSchema),
    record: [heroPictures, storyCovers, storyWordmarks].flatMap((group) => Object.values(group)),
  },
  { name: 'header', schema: headerNavigationSchema, record: headerNavigation },
  { name: 'footer', schema: footerNavigationSchema, record: footerNavigation },
  ...Object.entries(pageMeta).map(([name, record]) => ({
    name: `meta of ${name}`,
    schema: pageMetaSchema,
    record,
  })),
  { name: 'home', schema: homePageSchema, record: homePage },
  { name: 'services', schema: servicesPageSchema, record: servicesPage },
  {
    name: 'professional services',
    schema: professionalServicesPageSchema,
    record: professionalServicesPage,
  },
  { name: 'fintech', schema: servicePageSchema, record: fintechServicesPage },
  { name: 'enterprise', schema: servicePageSchema, record: enterpriseServicesPage },
  { name: 'product', schema: servicePageSchema, record: productServicesPage },
  { name: 'ai', schema: servicePageSchema, record: aiServicesPage },
  { name: 'odc', schema: odcServicesPageSchema, record: odcServicesPage },
  { name: 'gcc', schema: gccServicesPageSchema, record: gccServicesPage },
  { name: 'impact stories', schema: impactStoriesPageSchema, record: impactStoriesPage },
  { name: 'story cards', schema: listOf(storyCardSchema), record: storyCards },
  { name: 'story page', schema: storyPageCopySchema, record: storyPageCopy },
  { name: 'journal', schema: journalPageSchema, record: journalPage },
  { name: 'about us', schema: aboutUsPageSchema, record: aboutUsPage },
  { name: 'careers', schema: careersPageSchema, record: careersPage },
  { name: 'job description', schema: jobPageCopySchema, record: jobPageCopy },
  { name: 'contact us', schema: contactUsPageSchema, record: contactUsPage },
  { name: 'application form', schema: applicationFormSchema, record: applicationFormCopy },
  { name: 'contact form', schema: contactFormSchema, record: contactFormCopy },
  { name: 'shell', schema: shellLabelsSchema, record: shellLabels },
  { name: 'not found', schema: notFoundCopySchema, record: notFoundCopy },
  { name: 'submission', schema: submissionMessagesSchema, record: submissionMessages },
  { name: 'page failure', schema: pageFailureSchema, record: pageFailureCopy },
  { name: 'start failure', schema: startFailureSchema, record: startFailureCopy },
  { name: 'terms and policy', schema: termsPolicyPageSchema, record: termsPolicyPage },
];

function storyRecords(): Promise<SiteRecord[]> {
  return Promise.all(
    Object.entries(storyLoaders).map(async ([key, load]) => ({
      name: `story ${key}`,
      schema: storySchema,
      record: await load(),
    })),
  );
}

function legalRecords(): Promise<SiteRecord[]> {
  return Promise.all(
    Object.entries(legalTextLoaders).map(async ([page, load]) => ({
      name: `legal text ${page}`,
      schema: legalTextSchema,
      record: await load(),
    })),
  );
}
