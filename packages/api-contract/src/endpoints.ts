import {
  acceptedFileTypes,
  contactRequestSchema,
  jobApplicationDataSchema,
  MAX_FILE_BYTES,
} from '@kestrova/validation';
import * as z from 'zod/mini';
import {
  applicationAnswerSchema,
  csrfTokenAnswerSchema,
  submissionAnswerSchema,
} from './answers.ts';
import { jobDetailsSchema, jobListQuerySchema, jobSummarySchema } from './job.ts';

/** Limits of one file of a multipart form. */
const documentPart = { maxBytes: MAX_FILE_BYTES, types: acceptedFileTypes } as const;

/** How long the client bears silence before it gives up, in milliseconds. */
const patience = { reading: 10_000, sending: 30_000 } as const;

/** Sets the cookie and gives the token that every POST needs; never cached. */
const issueCsrfToken = {
  method: 'GET',
  path: '/csrf-token',
  patienceMs: patience.reading,
  answer: csrfTokenAnswerSchema,
} as const;

/** The open jobs of a country, newest first. */
const getAllJobs = {
  method: 'GET',
  path: '/job/get-all-jobs',
  query: jobListQuerySchema,
  patienceMs: patience.reading,
  answer: z.array(jobSummarySchema),
} as const;

/** One open job; an id that is unknown, closed or malformed answers 404. */
const getJobDetailsById = {
  method: 'GET',
  path: '/job/get-job-details-by-id/:id',
  params: z.object({ id: z.string() }),
  patienceMs: patience.reading,
  answer: jobDetailsSchema,
} as const;

/** A multipart form: `data` as a JSON text, and two files that may be left out. */
const submitApplication = {
  method: 'POST',
  path: '/job/application',
  form: {
    data: jobApplicationDataSchema,
    files: { cv: documentPart, additionalFile: documentPart },
  },
  patienceMs: patience.sending,
  answer: applicationAnswerSchema,
} as const;

/** A contact request as JSON. */
const submitContactRequest = {
  method: 'POST',
  path: '/contact/new-contact-request',
  body: contactRequestSchema,
  patienceMs: patience.sending,
  answer: submissionAnswerSchema,
} as const;

/** Every conversation between the sites and the server (spec 7); paths follow `API_PREFIX`. */
export const endpoints = {
  issueCsrfToken,
  getAllJobs,
  getJobDetailsById,
  submitApplication,
  submitContactRequest,
} as const;

/** The name of a conversation: the same word in the client, the contract and the server. */
export type EndpointName = keyof typeof endpoints;

/** A file part of an application. */
export type ApplicationFileName = keyof typeof submitApplication.form.files;
