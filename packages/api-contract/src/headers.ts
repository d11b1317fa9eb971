/** The path prefix of all `endpoints`, on the sites' origin and on the server. */
export const API_PREFIX = '/v1/website';

/** Cookie and header of the double submit; every POST needs the pair. */
export const csrf = {
  cookieName: 'XSRF-TOKEN',
  headerName: 'X-XSRF-TOKEN',
} as const;

/** One key per set of entries: a repeated key means the same submission, not a second one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * On a client error that concerns one file of an application: the name of its part, `cv` or
 * `additionalFile`, so that the form shows the message at that field. The body has no field for it.
 */
export const REFUSED_PART_HEADER = 'Refused-Part';

/**
 * On the POST of a form: how long it was open and whether its honeypot was filled, as
 * `formatFormCheck` writes it. The bodies have fields only for the visitor's entries.
 */
export const FORM_CHECK_HEADER = 'Form-Check';
