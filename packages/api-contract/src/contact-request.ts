import { contactFields, countrySchema, type ContactForm, type Country } from '@kestrova/validation';
import * as z from 'zod/mini';

/** A contact request with the wire's spelling and in the form's order (spec 3). */
export const contactRequestSchema = z.object(
  {
    fullName: contactFields.fullName,
    email: contactFields.email,
    companyName: contactFields.companyName,
    companyType: contactFields.companyWebsite,
    phoneNumber: contactFields.phoneNumber,
    message: contactFields.message,
    country: z.optional(countrySchema),
  },
  { error: 'The request must hold the contact form as JSON.' },
);

export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** The request for a form (spec 3); an unknown country is omitted. */
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
