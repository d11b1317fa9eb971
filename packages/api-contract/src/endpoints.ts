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
 * contract and the server share. `schemas` has their requests and responses; it is a separate list,
 * since pages load this one, and zod only for a form.
 */
export const endpoints = {
  /** Sets the cookie and returns the token that every POST needs; never cached. */
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
   * The data of an application that its applicant may see. The token of the emailed link is the
   * Bearer token (RFC 6750), here and in the next two; 404 if it is unknown.
   */
  getOwnApplication: { method: 'GET', path: '/job/own-application' },
  /** A multipart form of one file or two, each of which replaces the stored one of its part. */
  replaceOwnFiles: { method: 'POST', path: '/job/own-application/files' },
  /** Emails the links to the applications of an address. The response is the same for every address. */
  sendOwnLinks: { method: 'POST', path: '/job/own-application/send-links' },
  /** Erases the application. */
  withdrawOwnApplication: { method: 'POST', path: '/job/own-application/withdraw' },
  /**
   * An application as the careers team sees it. The token of the link in its notice is the Bearer token,
   * here and in the next one.
   */
  getReview: { method: 'GET', path: '/job/review' },
  /** Saves a new status; 409 if somebody else has saved one since `lastChangeId`. */
  changeStatus: { method: 'POST', path: '/job/review/status' },
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
} as const satisfies Record<string, Endpoint>;
