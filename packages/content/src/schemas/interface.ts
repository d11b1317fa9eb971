import * as z from 'zod/mini';
import { breadcrumbSchema, linkSchema, pageMetaSchema } from './card.ts';
import { headingSchema, labelSchema, listOf, messageSchema } from './text.ts';

export const shellLabelsSchema = z.strictObject({
  skipToContent: labelSchema,
  mainNavigation: labelSchema,
  openMenu: labelSchema,
  /** Over the email address and the phone number at the foot of the menu. */
  menuFoot: labelSchema,
  country: labelSchema,
  scrollToTop: labelSchema,
  notifications: labelSchema,
});

/** A panel in place of something that is not there. */
export const notFoundPanelSchema = z.strictObject({
  heading: headingSchema,
  text: messageSchema,
  link: linkSchema,
});

export const submissionMessagesSchema = z.strictObject({
  errorSummary: headingSchema,
  /** Where an error response has no message, or the network failed. */
  failed: messageSchema,
  /** Where the browser keeps no cookie; an e-mail address follows. */
  cookies: messageSchema,
  /** After a form could not be sent; an e-mail address follows. */
  writeInstead: labelSchema,
  /** For programs, and for readers without styles. */
  honeypot: labelSchema,
  /** What stands in a button's place where there is no JavaScript; an e-mail address follows. */
  withoutScript: z.strictObject({
    apply: labelSchema,
    /** Before the job's code, as the subject of the email. */
    subject: labelSchema,
    search: messageSchema,
    send: messageSchema,
  }),
});

const failureSchema = z.strictObject({ heading: headingSchema, text: messageSchema });

export const pageFailureSchema = z.strictObject({
  /** The connection is gone. */
  offline: failureSchema,
  /** A file of the page did not arrive. */
  missing: failureSchema,
  /** The page itself failed. */
  fault: failureSchema,
  retry: labelSchema,
});

/** Before an email address. */
export const startFailureSchema = z.strictObject({ text: labelSchema });

export const termsPolicyPageSchema = z.strictObject({
  meta: pageMetaSchema,
  breadcrumb: breadcrumbSchema,
  heading: headingSchema,
  text: messageSchema,
  /** Before the day from which a text applies. */
  effective: labelSchema,
});

/** What stands beside one field. The star of a required field is the form's to draw. */
const fieldSchema = z.strictObject({ label: labelSchema, hint: z.optional(labelSchema) });

export const applicationFormSchema = z.strictObject({
  heading: headingSchema,
  /** Before the job's title and its location, which the dialog shows. */
  job: labelSchema,
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
  /** Link beside the agreement checkbox. */
  readPolicy: labelSchema,
  file: z.strictObject({
    choose: labelSchema,
    drop: labelSchema,
    remove: labelSchema,
  }),
  restored: messageSchema,
  cancel: labelSchema,
  submit: labelSchema,
  submitting: labelSchema,
  success: z.strictObject({
    heading: headingSchema,
    text: messageSchema,
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
    /** Where no person is named. */
    answeredBy: labelSchema,
    when: labelSchema,
    within: labelSchema,
    sent: labelSchema,
    /** The heading of the form once a message was sent. */
    again: labelSchema,
  }),
});

export type ShellLabels = z.infer<typeof shellLabelsSchema>;
export type NotFoundPanel = z.infer<typeof notFoundPanelSchema>;
export type SubmissionMessages = z.infer<typeof submissionMessagesSchema>;
export type PageFailureCopy = z.infer<typeof pageFailureSchema>;
export type StartFailureCopy = z.infer<typeof startFailureSchema>;
export type TermsPolicyPageCopy = z.infer<typeof termsPolicyPageSchema>;
export type ApplicationFormCopy = z.infer<typeof applicationFormSchema>;
export type ContactFormCopy = z.infer<typeof contactFormSchema>;
