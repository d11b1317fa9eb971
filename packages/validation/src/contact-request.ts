import * as z from 'zod/mini';
import type { ContactForm } from './contact-form.ts';
import { contactParts } from './contact-rules.ts';
import { countrySchema, type Country } from './country.ts';

/** A contact request with the wire's spelling and in the form's order (spec 3). */
export const contactRequestSchema = z.object(
  {
    fullName: contactParts.fullName,
    email: contactParts.email,
    companyName: contactParts.companyName,
    companyType: contactParts.companyWebsite,
    phoneNumber: contactParts.phoneNumber,
    message: contactParts.message,
    country: z.optional(countrySchema),
  },
  { error: 'The request must hold the contact form as JSON.' },
);

/** A contact request as the server reads it. */
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** Puts a form on the wire (spec 3); an unknown country is left out. */
export function toContactRequest(form: ContactForm, country: Country | undefined): ContactRequest {
  return {
    fullName: form.full_name,
    companyName: form.company_name,
    email: form.email,
    companyType: form.company_type,
    message: form.message,
    phoneNumber: form.phone_number,
    ...(country && { country }),
  };
}
