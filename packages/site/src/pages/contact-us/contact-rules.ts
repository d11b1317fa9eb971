/** What the contact form loads when it is first touched: a chunk of its own, for a smaller page. */
export { ContactReceipt } from './contact-receipt.tsx';
export { contactFormSchema } from '@kestrova/validation';
export { toContactRequest } from '@kestrova/api-client';
