import * as z from 'zod';
import { linkSchema } from './card.ts';
import * as texts from './text.ts';

export const shellLabelsSchema = z.strictObject({
  skipToContent: texts.label,
  mainNavigation: texts.label,
  openMenu: texts.label,
  menuFoot: texts.label.describe(
    'Over the email address and the phone number at the foot of the menu.',
  ),
  country: texts.label,
  scrollToTop: texts.label,
  notifications: texts.label,
});

/** A panel instead of something that does not exist. */
export const notFoundPanelSchema = texts.panel.extend({
  link: linkSchema,
});

export const submissionMessagesSchema = z.strictObject({
  errorSummary: texts.heading,
  failed: texts.message.describe('If an error response has no message, or the network failed.'),
  cookies: texts.message.describe('If the browser keeps no cookie; an e-mail address follows.'),
  writeInstead: texts.label.describe('After a form could not be sent; an e-mail address follows.'),
  honeypot: texts.label.describe('For programs, and for readers without styles.'),
  applyFor: texts.label.describe(
    'For screen readers: between a button’s label and the job’s title.',
  ),
  /** Instead of a button without JavaScript; an email address follows. */
  withoutScript: z.strictObject({
    apply: texts.label,
    subject: texts.label.describe('Before the job’s code, as the subject of the email.'),
    search: texts.message,
    send: texts.message,
  }),
});

export const pageFailureSchema = z.strictObject({
  offline: texts.panel.describe('The connection is gone.'),
  missing: texts.panel.describe('A file of the page did not arrive.'),
  fault: texts.panel.describe('The page itself failed.'),
  retry: texts.label,
});

/** Before an email address. */
export const startFailureSchema = z.strictObject({ text: texts.label });

/** The texts of one field. The form itself marks required fields with a star. */
const fieldSchema = z.strictObject({ label: texts.label, hint: texts.label.optional() });

export const applicationFormSchema = z.strictObject({
  heading: texts.heading,
  job: texts.label.describe('Before the job’s title and its location, which the dialog shows.'),
  location: texts.label,
  required: texts.message,
  fields: texts.fields(
    fieldSchema,
    'name',
    'lastName',
    'email',
    'phoneNumber',
    'cv',
    'additionalFile',
    'coverLetter',
    'agreeEnable',
    'contactMeEnable',
  ),
  readPolicy: texts.label.describe('Link beside the agreement checkbox.'),
  file: texts.fields(texts.label, 'choose', 'drop', 'remove'),
  restored: texts.message,
  cancel: texts.label,
  submit: texts.label,
  submitting: texts.label,
  success: texts.panel.extend({
    action: texts.label,
    /** Under the server's message, which has the reference. */
    next: z.strictObject({
      heading: texts.heading,
      steps: texts.listOf(z.strictObject({ title: texts.heading, text: texts.message }), 3),
    }),
  }),
});

export const contactFormSchema = z.strictObject({
  required: texts.message,
  fields: texts.fields(
    fieldSchema,
    'full_name',
    'email',
    'company_name',
    'company_type',
    'phone_number',
    'message',
  ),
  prefilled: texts.label.describe(
    'The first words of a message after a closing’s link: # is the person, and the link’s label follows.',
  ),
  submit: texts.label,
  submitting: texts.label,
  /** Instead of the form, once the message was accepted. */
  receipt: z.strictObject({
    heading: texts.heading,
    reference: texts.label,
    who: texts.label,
    answeredBy: texts.label.describe('If no person is named.'),
    when: texts.label,
    within: texts.label,
    sent: texts.label,
    again: texts.label.describe('The heading of the form once a message was sent.'),
  }),
});

export type NotFoundPanel = z.infer<typeof notFoundPanelSchema>;
