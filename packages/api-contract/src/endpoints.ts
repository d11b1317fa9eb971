/** Method and path (after `API_PREFIX`) of one call. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** The parts of a form with an application's files, each of which may be missing. */
export const applicationFileNames = ['cv', 'additionalFile'] as const;

export type ApplicationFileName = (typeof applicationFileNames)[number];

/**
 * Every call between the sites and the server (spec 7), by the name that the client's function, the
 * contract and the server share. `schemas` holds what goes in and out of each; it is a list of its
 * own, since pages carry this one and load zod only for a form.
 */
export const endpoints = {
  /** Sets the cookie and gives the token that every POST needs; never cached. */
  issueCsrfToken: { method: 'GET', path: '/csrf-token' },
  /** The open jobs of a country, newest first. */
  getAllJobs: { method: 'GET', path: '/job/get-all-jobs' },
  /** One open job; 404 for an id that is unknown, closed or malformed. */
  getJobDetailsById: { method: 'GET', path: '/job/get-job-details-by-id/:id' },
  /** A multipart form: `data` as a JSON text, and two optional files. */
  submitApplication: { method: 'POST', path: '/job/application' },
  /** A contact request as JSON. */
  submitContactRequest: { method: 'POST', path: '/contact/new-contact-request' },
  /**
   * What its applicant may see of an application. The secret of the emailed link is the Bearer token
   * (RFC 6750), here and in the next two; 404 for an unknown one.
   */
  getOwnApplication: { method: 'GET', path: '/job/own-application' },
  /** A multipart form of one file or two, each of which replaces the stored one of its part. */
  replaceOwnFiles: { method: 'POST', path: '/job/own-application/files' },
  /** Emails the links to the applications of an address. The response is the same for every address. */
  sendOwnLinks: { method: 'POST', path: '/job/own-application/send-links' },
  /** Erases the application. */
  withdrawOwnApplication: { method: 'POST', path: '/job/own-application/withdraw' },
  /** Asks for emails about new jobs; nothing is sent before the address has confirmed it. */
  createJobAlert: { method: 'POST', path: '/job-alert/new-job-alert' },
  /** All alerts of an address. The token of an emailed link is the Bearer token, here and below. */
  getJobAlerts: { method: 'GET', path: '/job-alert/get-job-alerts' },
  /** Confirms the alert that the token was made for. */
  confirmJobAlert: { method: 'POST', path: '/job-alert/confirm' },
  /** Ends one of the address's alerts. */
  endJobAlert: { method: 'POST', path: '/job-alert/end' },
  /** Ends an alert from a mail program, by one POST without cookies (RFC 8058). */
  unsubscribe: { method: 'POST', path: '/job-alert/unsubscribe/:token' },
  /** How fast a page was for one visitor, as JSON; without cookies, and 204 without a body. */
  reportWebVitals: { method: 'POST', path: '/web-vitals/report' },
} as const satisfies Record<string, Endpoint>;
