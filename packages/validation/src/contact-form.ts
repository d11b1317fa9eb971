import * as z from 'zod/mini';
import { contactParts } from './contact-rules.ts';

/** What the contact form asks for, under the form's own names (spec 5). */
export const contactFormSchema = z.object({
  full_name: contactParts.fullName,
  email: contactParts.email,
  company_name: contactParts.companyName,
  company_type: contactParts.companyWebsite,
  phone_number: contactParts.phoneNumber,
  message: contactParts.message,
});

/** What a visitor has typed into the contact form. */
export type ContactForm = z.infer<typeof contactFormSchema>;
