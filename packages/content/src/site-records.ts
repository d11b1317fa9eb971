import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { companyFigures } from './company-figures.ts';
import { applicationFormCopy } from './forms/application-form.ts';
import { contactFormCopy } from './forms/contact-form.ts';
import { jobAlertFormCopy } from './forms/job-alert-form.ts';
import { notFoundCopy } from './interface/not-found.ts';
import { pageFailureCopy, shellLabels, startFailureCopy } from './interface/shell.ts';
import { submissionMessages } from './interface/submission.ts';
import { legalTextLoaders } from './legal-text-loaders.ts';
import { heroPages, heroPicture } from './pictures/hero-picture.ts';
import { storyCovers } from './pictures/story-covers.ts';
import { storyEvidence } from './pictures/story-evidence.ts';
import { storyWordmark } from './pictures/story-wordmark.ts';
import { footerNavigation, headerNavigation } from './navigation.ts';
import { people } from './people.ts';
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
import {
  brandSchema,
  footerNavigationSchema,
  headerNavigationSchema,
} from './schemas/navigation.ts';
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
import {
  alertsPageSchema,
  applicationPageSchema,
  jobAlertFormSchema,
} from './schemas/own-pages.ts';
import { personSchema } from './schemas/closing.ts';
import { accessibilityPageSchema, legalTextSchema } from './schemas/legal-text.ts';
import { listOf } from './schemas/text.ts';
import { figureSchema, pageMetaSchema, pictureSchema } from './schemas/card.ts';
import {
  impactStoriesPageSchema,
  storyCardSchema,
  storyPageCopySchema,
  storySchema,
} from './schemas/story.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyLoaders } from './story-loaders.ts';

/** One record of the site beside the schema that it has to meet. */
export interface SiteRecord {
  name: string;
  schema: z.ZodMiniType;
  record: unknown;
}

/** Every record of the site, for the tests. A visitor's page never imports this. */
export async function siteRecords(): Promise<readonly SiteRecord[]> {
  return [
    ...fixedRecords,
    ...(await pageRecords()),
    ...(await storyRecords()),
    ...(await legalRecords()),
  ];
}

const fixedRecords: readonly SiteRecord[] = [
  { name: 'brand', schema: brandSchema, record: brand },
  {
    name: 'pictures',
    schema: listOf(pictureSchema),
    record: [
      heroPages.map(heroPicture),
      storyCovers,
      storyEvidence,
      storyCards.map(storyWordmark),
    ].flatMap((group) => Object.values(group)),
  },
  { name: 'people', schema: listOf(personSchema), record: Object.values(people) },
  { name: 'company figures', schema: listOf(figureSchema), record: Object.values(companyFigures) },
  { name: 'header', schema: headerNavigationSchema, record: headerNavigation },
  { name: 'footer', schema: footerNavigationSchema, record: footerNavigation },
  { name: 'story cards', schema: listOf(storyCardSchema), record: storyCards },
  { name: 'application form', schema: applicationFormSchema, record: applicationFormCopy },
  { name: 'contact form', schema: contactFormSchema, record: contactFormCopy },
  { name: 'job alert form', schema: jobAlertFormSchema, record: jobAlertFormCopy },
  { name: 'shell', schema: shellLabelsSchema, record: shellLabels },
  { name: 'not found', schema: notFoundPanelSchema, record: notFoundCopy },
  { name: 'submission', schema: submissionMessagesSchema, record: submissionMessages },
  { name: 'page failure', schema: pageFailureSchema, record: pageFailureCopy },
  { name: 'start failure', schema: startFailureSchema, record: startFailureCopy },
];

/** What the copy of each page has to meet; every other page is an object with a `meta`. */
const pageSchemas: Record<string, z.ZodMiniType> = {
  'about-us': aboutUsPageSchema,
  accessibility: accessibilityPageSchema,
  'ai-services': servicePageSchema,
  alerts: alertsPageSchema,
  application: applicationPageSchema,
  careers: careersPageSchema,
  'contact-us': contactUsPageSchema,
  'enterprise-services': servicePageSchema,
  'fintech-services': servicePageSchema,
  'gcc-services': gccServicesPageSchema,
  home: homePageSchema,
  'impact-stories': impactStoriesPageSchema,
  'impact-stories-details': storyPageCopySchema,
  'job-description': jobPageCopySchema,
  journal: journalPageSchema,
  'odc-services': odcServicesPageSchema,
  'product-services': servicePageSchema,
  'professional-services': professionalServicesPageSchema,
  services: servicesPageSchema,
  'terms-policy': termsPolicyPageSchema,
};

const otherPageSchema = z.looseObject({ meta: pageMetaSchema });

/** The copy of every page in the folder `pages`, which are all its modules export. */
export async function pageRecords(): Promise<SiteRecord[]> {
  const files = globSync('pages/*.ts', { cwd: import.meta.dirname }).toSorted();
  const records = files.map(async (file) => {
    const name = basename(file, '.ts');
    const module: unknown = await import(join(import.meta.dirname, file));
    const schema = pageSchemas[name] ?? otherPageSchema;
    return Object.values(z.looseObject({}).parse(module)).map((record) => ({
      name,
      schema,
      record,
    }));
  });
  return (await Promise.all(records)).flat();
}

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
