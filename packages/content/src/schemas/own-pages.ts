import * as z from 'zod';
import { pageMetaSchema } from './card.ts';
import { staleSchema } from './careers-page.ts';
import { headingSchema, labelSchema, leadSchema, messageSchema, panelSchema } from './text.ts';

/** A form that asks for an address, in a dialog. */
const emailFormSchema = z.strictObject({
  text: labelSchema.describe('Before the button that opens it.'),
  offer: labelSchema,
  heading: headingSchema,
  email: z.strictObject({ label: labelSchema, hint: labelSchema }),
  terms: messageSchema,
  readPolicy: labelSchema,
  submit: labelSchema,
  submitting: labelSchema,
  accepted: headingSchema,
  close: labelSchema,
});

/** What a page that an emailed link opens says before it shows anything of its own. */
export const emailedLinkPageSchema = z.strictObject({
  meta: pageMetaSchema,
  heading: headingSchema.describe('The page’s heading, and its step of the breadcrumb.'),
  text: leadSchema,
  withoutScript: messageSchema.describe(
    'Before the careers address, where there is no JavaScript.',
  ),
  linkMissing: panelSchema.describe(
    'The address holds no link, or a part of one; the careers address follows.',
  ),
  notFound: panelSchema.describe(
    'The link leads to nothing (any more); the careers address follows.',
  ),
  toCareers: labelSchema.describe('The button of both.'),
  sendLink: emailFormSchema
    .optional()
    .describe('Offers to send the link again; absent where it can be had otherwise.'),
  loading: messageSchema,
  failed: panelSchema.extend({ retry: labelSchema }),
  stale: staleSchema,
  unsure: messageSchema.describe(
    'A request had no response, so that nobody knows what became of it.',
  ),
});

/** The applicant's own application. */
export const applicationPageSchema = emailedLinkPageSchema.extend({
  facts: z.strictObject({
    reference: labelSchema,
    received: labelSchema,
    jobCode: labelSchema,
    location: labelSchema,
  }),
  seeJob: labelSchema,
  jobClosed: messageSchema,
  files: z.strictObject({
    heading: headingSchema,
    cv: labelSchema,
    additionalFile: labelSchema,
    none: messageSchema,
  }),
  replace: panelSchema.extend({
    nothingChosen: messageSchema,
    submit: labelSchema,
    submitting: labelSchema,
  }),
  withdraw: panelSchema.extend({
    action: labelSchema,
    question: headingSchema,
    consequences: messageSchema,
    again: messageSchema,
    confirm: labelSchema,
    cancel: labelSchema,
  }),
  withdrawn: panelSchema,
});

/** The alerts of an address. */
export const alertsPageSchema = emailedLinkPageSchema.extend({
  confirm: panelSchema.extend({
    action: labelSchema,
    done: headingSchema.describe('What the heading says once it is on.'),
  }),
  list: z.strictObject({
    heading: headingSchema,
    address: labelSchema.describe('Before the email address.'),
    empty: messageSchema,
  }),
  since: labelSchema.describe('Before the day when the alert was made.'),
  waiting: labelSchema.describe('Before the day when it was asked for.'),
  see: labelSchema,
  end: labelSchema,
  ended: labelSchema,
});

/** How a visitor asks for emails about new jobs, and how an alert is described. */
export const jobAlertFormSchema = emailFormSchema.extend({
  about: labelSchema.describe('Before what the alert is about.'),
  jobsIn: labelSchema.describe('Before the country.'),
  everyJob: labelSchema.describe('Where there is no filter.'),
  filters: z.strictObject({
    keywords: labelSchema,
    place: labelSchema,
    type: labelSchema,
    mode: labelSchema,
    level: labelSchema,
  }),
});

export type EmailFormCopy = z.infer<typeof emailFormSchema>;
export type EmailedLinkPageCopy = z.infer<typeof emailedLinkPageSchema>;
export type ApplicationPageCopy = z.infer<typeof applicationPageSchema>;
export type AlertsPageCopy = z.infer<typeof alertsPageSchema>;
