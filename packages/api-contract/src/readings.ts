import { forbidEval } from '@kestrova/validation';
import * as z from 'zod/mini';

forbidEval();

/*
 * How the client reads what the server says: liberally, so that one odd field hides nothing else.
 * What is missing, null or of another type is absent; what the server may write stands in
 * `responses`.
 */

const optionalText = z.catch(z.optional(z.string()), undefined);
const optionalNumber = z.catch(z.optional(z.number()), undefined);
const optionalDate = z.catch(
  z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
  undefined,
);

/** What every job has, or it is none. */
const jobFields = {
  jobId: z.int().check(z.positive()),
  jobTitle: z.string().check(z.regex(/\S/)),
  jobLocation: optionalText,
  jobCode: optionalText,
  experince: optionalNumber,
  jobType: optionalText,
  jobMode: optionalText,
  createdDate: optionalDate,
};

/** A job of the list; all but its id and its title may be absent. */
export const jobSummaryReading = z.object({
  ...jobFields,
  jobLevel: optionalText,
  jobInfo: optionalText,
});

/** A job of the list as the client reads it. */
export type ReadJobSummary = z.infer<typeof jobSummaryReading>;

/** The list of jobs, whose entries are read one by one with `jobSummaryReading`. */
export const jobListReading = z.array(z.unknown());

/** A job with its description; all but its id and its title may be absent. */
export const jobDetailsReading = z.object({
  ...jobFields,
  jobDescription: optionalText,
  jobRequirements: optionalText,
  skills: optionalText,
  qualification: optionalText,
  benifits: optionalText,
});

/** A job with its description as the client reads it. */
export type ReadJobDetails = z.infer<typeof jobDetailsReading>;

/** The envelope around a submission's response; a code in quotes is the same code. */
export const submissionReading = z.object({
  responseCode: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  responseMessage: optionalText,
});

/** The token for the header of the next POST. */
export const csrfTokenReading = z.object({ csrfToken: z.string() });

/** The body of an HTTP error, whichever of its texts it has. */
export const errorBodyReading = z.object({
  exceptionMsg: optionalText,
  error: optionalText,
  responseMessage: optionalText,
});
