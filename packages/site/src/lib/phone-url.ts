/** The address of a call to a phone number, as a link takes it (RFC 3966). */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
