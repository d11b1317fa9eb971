import * as z from 'zod/mini';
import { contactParts } from '../../validation/src/contact-rules.ts';
import { countrySchema } from '../../validation/src/country.ts';

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
