import * as z from 'zod/mini';
import { pageMetaSchema } from './card.ts';
import { staleSchema } from './careers-page.ts';
import { headingSchema, labelSchema, leadSchema, messageSchema } from './text.ts';

const panelSchema = z.strictObject({ heading: headingSchema, text: messageSchema });

/** A form that asks for an address, in a dialog. */
const emailFormSchema = z.strictObject({
  /** Before the button that opens it. */
  text: labelSchema,
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
  /** The page's heading, and its step of the breadcrumb. */
  heading: headingSchema,
  text: leadSchema,
  /** Before the careers address, where there is no JavaScript. */
  withoutScript: messageSchema,
  /** The address holds no link, or a part of one; the careers address follows. */
  linkMissing: panelSchema,
  /** The link leads to nothing (any more); the careers address follows. */
  notFound: panelSchema,
  /** The button of both. */
  toCareers: labelSchema,
  /** Offers to send the link again; absent where it can be had otherwise. */
  sendLink: z.optional(emailFormSchema),
  loading: messageSchema,
  failed: z.extend(panelSchema, { retry: labelSchema }),
  stale: staleSchema,
  /** A request had no response, so that nobody knows what became of it. */
  unsure: messageSchema,
});

/** The applicant's own application. */
export const applicationPageSchema = z.extend(emailedLinkPageSchema, {
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
  replace: z.strictObject({
    heading: headingSchema,
    text: messageSchema,
    nothingChosen: messageSchema,
    submit: labelSchema,
    submitting: labelSchema,
  }),
  withdraw: z.strictObject({
    heading: headingSchema,
    text: messageSchema,
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
export const alertsPageSchema = z.extend(emailedLinkPageSchema, {
  confirm: z.strictObject({
    heading: headingSchema,
    text: messageSchema,
    action: labelSchema,
    /** What the heading says once it is on. */
    done: headingSchema,
  }),
  list: z.strictObject({
    heading: headingSchema,
    /** Before the email address. */
    address: labelSchema,
    empty: messageSchema,
  }),
  /** Before the day when the alert was made. */
  since: labelSchema,
  /** Before the day when it was asked for. */
  waiting: labelSchema,
  see: labelSchema,
  end: labelSchema,
  ended: labelSchema,
});

/** How a visitor asks for emails about new jobs, and how an alert is described. */
export const jobAlertFormSchema = z.extend(emailFormSchema, {
  /** Before what the alert is about. */
  about: labelSchema,
  /** Before the country. */
  jobsIn: labelSchema,
  /** Where there is no filter. */
  everyJob: labelSchema,
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
export type JobAlertFormCopy = z.infer<typeof jobAlertFormSchema>;
