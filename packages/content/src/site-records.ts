import type * as z from 'zod/mini';
import { brand } from './brand.ts';
import { applicationForm } from './forms/application-form.ts';
import { contactForm } from './forms/contact-form.ts';
import { notFound } from './interface/not-found.ts';
import { pageFailure } from './interface/page-failure.ts';
import { shellWords } from './interface/shell.ts';
import { startFailure } from './interface/start-failure.ts';
import { submissionWords } from './interface/submission.ts';
import { legalChooser } from './pages/terms-policy.ts';
import { legalTextLoaders } from './legal/legal-text-loaders.ts';
import { footerNavigation, headerNavigation } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { aboutUs } from './pages/about-us.ts';
import { ai } from './pages/ai-services.ts';
import { careers } from './pages/careers.ts';
import { contactUs } from './pages/contact-us.ts';
import { enterprise } from './pages/enterprise-services.ts';
import { fintech } from './pages/fintech-services.ts';
import { gcc } from './pages/gcc-services.ts';
import { home } from './pages/home.ts';
import { impactStories } from './pages/impact-stories.ts';
import { jobFrame } from './pages/job-description.ts';
import { journal } from './pages/journal.ts';
import { odc } from './pages/odc-services.ts';
import { product } from './pages/product-services.ts';
import { professionalServices } from './pages/professional-services.ts';
import { services } from './pages/services.ts';
import { aboutPageSchema } from './schemas/about-page.ts';
import { brandSchema } from './schemas/brand.ts';
import { careersPageSchema, jobFrameSchema } from './schemas/careers-page.ts';
import { contactPageSchema } from './schemas/contact-page.ts';
import { applicationFormSchema, contactFormSchema } from './schemas/form-words.ts';
import { gccPageSchema } from './schemas/gcc-page.ts';
import { homePageSchema } from './schemas/home-page.ts';
import {
  legalChooserSchema,
  notFoundWordsSchema,
  pageFailureSchema,
  shellWordsSchema,
  startFailureSchema,
  submissionWordsSchema,
} from './schemas/interface-words.ts';
import { journalPageSchema } from './schemas/journal-page.ts';
import { legalTextSchema } from './schemas/legal-text.ts';
import { listOf } from './schemas/list-of.ts';
import { footerNavigationSchema, headerNavigationSchema } from './schemas/navigation.ts';
import { odcPageSchema } from './schemas/odc-page.ts';
import { pageMetaSchema } from './schemas/page-meta.ts';
import { professionalServicesPageSchema } from './schemas/professional-services-page.ts';
import { servicePageSchema } from './schemas/service-page.ts';
import { servicesPageSchema } from './schemas/services-page.ts';
import {
  impactStoriesPageSchema,
  storyCardSchema,
  storyFrameSchema,
  storySchema,
} from './schemas/story.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyFrame } from './stories/story-page-copy.ts';
import { storyLoaders } from './stories/story-loaders.ts';

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
  { name: 'header', schema: headerNavigationSchema, record: headerNavigation },
  { name: 'footer', schema: footerNavigationSchema, record: footerNavigation },
  ...Object.entries(pageMeta).map(([name, record]) => ({
    name: `meta of ${name}`,
    schema: pageMetaSchema,
    record,
  })),
  { name: 'home', schema: homePageSchema, record: home },
  { name: 'services', schema: servicesPageSchema, record: services },
  {
    name: 'professional services',
    schema: professionalServicesPageSchema,
    record: professionalServices,
  },
  { name: 'fintech', schema: servicePageSchema, record: fintech },
  { name: 'enterprise', schema: servicePageSchema, record: enterprise },
  { name: 'product', schema: servicePageSchema, record: product },
  { name: 'ai', schema: servicePageSchema, record: ai },
  { name: 'odc', schema: odcPageSchema, record: odc },
  { name: 'gcc', schema: gccPageSchema, record: gcc },
  { name: 'impact stories', schema: impactStoriesPageSchema, record: impactStories },
  { name: 'story cards', schema: listOf(storyCardSchema), record: storyCards },
  { name: 'story frame', schema: storyFrameSchema, record: storyFrame },
  { name: 'journal', schema: journalPageSchema, record: journal },
  { name: 'about us', schema: aboutPageSchema, record: aboutUs },
  { name: 'careers', schema: careersPageSchema, record: careers },
  { name: 'job description', schema: jobFrameSchema, record: jobFrame },
  { name: 'contact us', schema: contactPageSchema, record: contactUs },
  { name: 'application form', schema: applicationFormSchema, record: applicationForm },
  { name: 'contact form', schema: contactFormSchema, record: contactForm },
  { name: 'shell', schema: shellWordsSchema, record: shellWords },
  { name: 'not found', schema: notFoundWordsSchema, record: notFound },
  { name: 'submission', schema: submissionWordsSchema, record: submissionWords },
  { name: 'page failure', schema: pageFailureSchema, record: pageFailure },
  { name: 'start failure', schema: startFailureSchema, record: startFailure },
  { name: 'legal chooser', schema: legalChooserSchema, record: legalChooser },
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
