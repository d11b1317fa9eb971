import type { ContactForm } from './contact-form.ts';
import type { ContactRequest } from '../../api-contract/src/contact-request.ts';
import type { Country } from './country.ts';

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
