/** What the contact form needs once somebody begins to type; a chunk of its own. */
export { contactFormSchema, toContactRequest } from '@kestrova/validation';
