import { acceptedFileTypes, jobApplicationDataSchema, MAX_FILE_BYTES } from '@kestrova/validation';
import { applicationAnswerSchema } from '../answers.ts';
import { patience } from './patience.ts';

/** Limits of one file of a multipart form. */
const documentPart = { maxBytes: MAX_FILE_BYTES, types: acceptedFileTypes } as const;

/** A multipart form: `data` as a JSON text, and two files that may be left out. */
export const submitApplication = {
  method: 'POST',
  path: '/job/application',
  form: {
    data: jobApplicationDataSchema,
    files: { cv: documentPart, additionalFile: documentPart },
  },
  patienceMs: patience.sending,
  answer: applicationAnswerSchema,
} as const;

/** A file part of an application. */
export type ApplicationFileName = keyof typeof submitApplication.form.files;
