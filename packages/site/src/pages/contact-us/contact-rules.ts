/** What the contact form needs once somebody begins to type; a chunk of its own. */
export { contactFormSchema } from '@kestrova/validation';
export { toContactRequest } from '@kestrova/api-client';
