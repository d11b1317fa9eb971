import {
  acceptedFileTypes,
  contactRequestSchema,
  jobApplicationDataSchema,
  MAX_FILE_BYTES,
} from '@kestrova/validation';
import * as z from 'zod/mini';
import { jobListQuerySchema } from './job-list-query.ts';

/** Limits of one file of a multipart form. */
const documentPart = { maxBytes: MAX_FILE_BYTES, types: acceptedFileTypes } as const;

/**
 * What the server takes of a request, by the word of its conversation in `endpoints`. It stands
 * apart from them, since a page would carry these rules without ever asking them: its forms have
 * their own, made of the same parts.
 */
export const requests = {
  getAllJobs: { query: jobListQuerySchema },
  getJobDetailsById: { params: z.object({ id: z.string() }) },
  submitApplication: {
    form: {
      data: jobApplicationDataSchema,
      files: { cv: documentPart, additionalFile: documentPart },
    },
  },
  submitContactRequest: { body: contactRequestSchema },
} as const;

/** A file part of an application. */
export type ApplicationFileName = keyof typeof requests.submitApplication.form.files;
