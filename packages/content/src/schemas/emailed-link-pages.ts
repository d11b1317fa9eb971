import * as z from 'zod';
import { pageMetaSchema } from './card.ts';
import { staleSchema } from './careers-page.ts';
import * as texts from './text.ts';

/** A form that asks for an address, in a dialog. */
const emailFormSchema = z.strictObject({
  text: texts.label.describe('Before the button that opens it.'),
  offer: texts.label,
  heading: texts.heading,
  email: texts.fields(texts.label, 'label', 'hint'),
  terms: texts.message,
  readPolicy: texts.label,
  submit: texts.label,
  submitting: texts.label,
  accepted: texts.heading,
  close: texts.label,
});

/** The texts of a page that an emailed link opens, until it shows what the link leads to. */
const emailedLinkPageSchema = z.strictObject({
  meta: pageMetaSchema,
  heading: texts.heading.describe('The page’s heading, and its step of the breadcrumb.'),
  text: texts.lead,
  withoutScript: texts.message.describe('Before the careers email address, without JavaScript.'),
  linkMissing: texts.panel.describe('The URL has no token, or only a part of one.'),
  notFound: texts.panel.describe('The link is unknown or no longer valid.'),
  writeTo: texts.label.describe('Before the careers email address, in both.'),
  toCareers: texts.label.describe('The button of both.'),
  sendLink: emailFormSchema
    .optional()
    .describe('Offers to send the link again; absent if there is another way to get it.'),
  loading: texts.message,
  failed: texts.panel.extend({ retry: texts.label }),
  stale: staleSchema,
  unsure: texts.message.describe(
    'A request had no response, so that nobody knows what became of it.',
  ),
});

/** The applicant's own application. */
export const applicationPageSchema = emailedLinkPageSchema.extend({
  facts: texts.fields(texts.label, 'reference', 'received', 'jobCode', 'location'),
  seeJob: texts.label,
  jobClosed: texts.message,
  files: z.strictObject({
    heading: texts.heading,
    cv: texts.label,
    additionalFile: texts.label,
    none: texts.message,
  }),
  replace: texts.panel.extend({
    nothingChosen: texts.message,
    submit: texts.label,
    submitting: texts.label,
  }),
  withdraw: texts.panel.extend({
    action: texts.label,
    question: texts.heading,
    consequences: texts.message,
    again: texts.message,
    confirm: texts.label,
    cancel: texts.label,
  }),
  withdrawn: texts.panel,
});

/** What one button does, since opening a link changes nothing. */
const oneButton = texts.panel.extend({
  action: texts.label,
  done: texts.heading.describe('The heading once it is done.'),
});

/** The alerts of an address. */
export const alertsPageSchema = emailedLinkPageSchema.extend({
  confirm: oneButton.describe('Turns on the alert of the link.'),
  unsubscribe: oneButton.describe(
    'Ends all alerts, for a mail program that opens List-Unsubscribe.',
  ),
  list: z.strictObject({
    heading: texts.heading,
    address: texts.label.describe('Before the email address.'),
    empty: texts.message,
  }),
  since: texts.label.describe('Before the day when the alert was made.'),
  waiting: texts.label.describe('Before the day when it was asked for.'),
  see: texts.label,
  end: texts.label,
  ended: texts.label,
});

/** How a visitor asks for emails about new jobs, and how an alert is described. */
export const jobAlertFormSchema = emailFormSchema.extend({
  about: texts.label.describe('Before what the alert is about.'),
  jobsIn: texts.label.describe('Before the country.'),
  everyJob: texts.label.describe('The choice without filters.'),
  filters: texts.fields(texts.label, 'keywords', 'place', 'type', 'mode', 'level'),
});

export type EmailFormCopy = z.infer<typeof emailFormSchema>;
export type EmailedLinkPageCopy = z.infer<typeof emailedLinkPageSchema>;
export type ApplicationPageCopy = z.infer<typeof applicationPageSchema>;
