import {
  acceptedFileTypes,
  countrySchema,
  FILE_TOO_LARGE_MESSAGE,
  MAX_FILE_BYTES,
} from '@kestrova/validation';
import * as z from 'zod/mini';
import { contactRequestSchema } from './contact-request.ts';
import type { endpoints } from './endpoints.ts';
import { endJobAlertSchema, jobAlertSchema, jobAlertsResponseSchema } from './job-alerts.ts';
import { jobApplicationDataSchema } from './job-application.ts';
import { jobDetailsSchema, jobIdSchema, jobSummarySchema } from './jobs.ts';
import { ownApplicationSchema, ownLinksRequestSchema } from './own-application.ts';
import { newStatusSchema, reviewSchema } from './review.ts';
import {
  applicationResponseSchema,
  csrfTokenResponseSchema,
  submissionResponseSchema,
} from './responses.ts';

/** The rules for each of `applicationFileNames`. */
const files = {
  maxBytes: MAX_FILE_BYTES,
  tooLarge: FILE_TOO_LARGE_MESSAGE,
  types: acceptedFileTypes,
} as const;

interface EndpointSchemas {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The parts of a multipart form. */
  readonly form?: {
    readonly data?: z.ZodMiniType;
    readonly files: typeof files;
  };
  readonly response: z.ZodMiniType;
}

/**
 * The request and the response of each endpoint, both strict: the server accepts and sends only what is
 * listed here. The client reads responses liberally.
 */
export const schemas = {
  issueCsrfToken: { response: csrfTokenResponseSchema },
  getAllJobs: {
    /** By default all countries. */
    query: z.object({
      jobCountry: z.optional(
        z.pipe(
          z.pipe(z.string('Country must be given once.'), z.transform(normalizeCountry)),
          countrySchema,
        ),
      ),
    }),
    response: z.array(jobSummarySchema),
  },
  getJobDetailsById: {
    params: z.object({ id: jobIdSchema }),
    response: jobDetailsSchema,
  },
  submitApplication: {
    form: { data: jobApplicationDataSchema, files },
    response: applicationResponseSchema,
  },
  submitContactRequest: { body: contactRequestSchema, response: submissionResponseSchema },
  getOwnApplication: { response: ownApplicationSchema },
  replaceOwnFiles: {
    form: { files },
    response: submissionResponseSchema,
  },
  sendOwnLinks: { body: ownLinksRequestSchema, response: submissionResponseSchema },
  withdrawOwnApplication: { response: submissionResponseSchema },
  getReview: { response: reviewSchema },
  changeStatus: { body: newStatusSchema, response: submissionResponseSchema },
  createJobAlert: { body: jobAlertSchema, response: submissionResponseSchema },
  getJobAlerts: { response: jobAlertsResponseSchema },
  confirmJobAlert: { response: submissionResponseSchema },
  endJobAlert: { body: endJobAlertSchema, response: submissionResponseSchema },
  unsubscribe: { params: z.object({ token: z.string() }), response: submissionResponseSchema },
} as const satisfies Record<keyof typeof endpoints, EndpointSchemas>;

/** The contract's spelling of a country written in any case; an unknown one is left as it is. */
function normalizeCountry(name: string): string {
  return (
    countrySchema.options.find((country) => country.toLowerCase() === name.toLowerCase()) ?? name
  );
}
