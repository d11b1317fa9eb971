import * as z from 'zod/mini';
import { headingSchema, labelSchema, messageSchema } from './text.ts';

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
});

export type ApplicationFormCopy = z.infer<typeof applicationFormSchema>;
export type ContactFormCopy = z.infer<typeof contactFormSchema>;
