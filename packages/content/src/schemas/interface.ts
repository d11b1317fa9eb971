import * as z from 'zod';
import { breadcrumbSchema, linkSchema, pageMetaSchema } from './card.ts';
import { headingSchema, labelSchema, listOf, messageSchema, panelSchema } from './text.ts';

export const shellLabelsSchema = z.strictObject({
  skipToContent: labelSchema,
  mainNavigation: labelSchema,
  openMenu: labelSchema,
  menuFoot: labelSchema.describe(
    'Over the email address and the phone number at the foot of the menu.',
  ),
  country: labelSchema,
  scrollToTop: labelSchema,
  notifications: labelSchema,
});

/** A panel in place of something that is not there. */
export const notFoundPanelSchema = panelSchema.extend({
  link: linkSchema,
});

export const submissionMessagesSchema = z.strictObject({
  errorSummary: headingSchema,
  failed: messageSchema.describe('Where an error response has no message, or the network failed.'),
  cookies: messageSchema.describe('Where the browser keeps no cookie; an e-mail address follows.'),
  writeInstead: labelSchema.describe('After a form could not be sent; an e-mail address follows.'),
  honeypot: labelSchema.describe('For programs, and for readers without styles.'),
  /** What stands in a button's place where there is no JavaScript; an e-mail address follows. */
  withoutScript: z.strictObject({
    apply: labelSchema,
    subject: labelSchema.describe('Before the job’s code, as the subject of the email.'),
    search: messageSchema,
    send: messageSchema,
  }),
});

export const pageFailureSchema = z.strictObject({
  offline: panelSchema.describe('The connection is gone.'),
  missing: panelSchema.describe('A file of the page did not arrive.'),
  fault: panelSchema.describe('The page itself failed.'),
  retry: labelSchema,
});

/** Before an email address. */
export const startFailureSchema = z.strictObject({ text: labelSchema });

export const termsPolicyPageSchema = z.strictObject({
  meta: pageMetaSchema,
  breadcrumb: breadcrumbSchema,
  heading: headingSchema,
  text: messageSchema,
  effective: labelSchema.describe('Before the day from which a text applies.'),
});

/** What stands beside one field. The star of a required field is the form's to draw. */
const fieldSchema = z.strictObject({ label: labelSchema, hint: labelSchema.optional() });

export const applicationFormSchema = z.strictObject({
  heading: headingSchema,
  job: labelSchema.describe('Before the job’s title and its location, which the dialog shows.'),
  location: labelSchema,
  required: messageSchema,
  fields: z.strictObject({
    name: fieldSchema,
    lastName: fieldSchema,
    email: fieldSchema,
    phoneNumber: fieldSchema,
    cv: fieldSchema,
    additionalFile: fieldSchema,
    coverLetter: fieldSchema,
    agreeEnable: fieldSchema,
    contactMeEnable: fieldSchema,
  }),
  readPolicy: labelSchema.describe('Link beside the agreement checkbox.'),
  file: z.strictObject({
    choose: labelSchema,
    drop: labelSchema,
    remove: labelSchema,
  }),
  restored: messageSchema,
  cancel: labelSchema,
  submit: labelSchema,
  submitting: labelSchema,
  success: panelSchema.extend({
    action: labelSchema,
    /** Under the server's message, which has the reference. */
    next: z.strictObject({
      heading: headingSchema,
      steps: listOf(z.strictObject({ title: headingSchema, text: messageSchema }), 3),
    }),
  }),
});

export const contactFormSchema = z.strictObject({
  required: messageSchema,
  fields: z.strictObject({
    full_name: fieldSchema,
    email: fieldSchema,
    company_name: fieldSchema,
    company_type: fieldSchema,
    phone_number: fieldSchema,
    message: fieldSchema,
  }),
  submit: labelSchema,
  submitting: labelSchema,
  /** What takes the form's place once the message was accepted. */
  receipt: z.strictObject({
    heading: headingSchema,
    reference: labelSchema,
    who: labelSchema,
    answeredBy: labelSchema.describe('Where no person is named.'),
    when: labelSchema,
    within: labelSchema,
    sent: labelSchema,
    again: labelSchema.describe('The heading of the form once a message was sent.'),
  }),
});

export type NotFoundPanel = z.infer<typeof notFoundPanelSchema>;
export type TermsPolicyPageCopy = z.infer<typeof termsPolicyPageSchema>;
export type ApplicationFormCopy = z.infer<typeof applicationFormSchema>;
export type ContactFormCopy = z.infer<typeof contactFormSchema>;
