import { parseJobId } from '@kestrova/paths';
import * as z from 'zod/mini';

/**
 * A job id on the wire. It may be digits: in a path, and in an application whose client read the id
 * from browser storage. Parsed to a number.
 */
export const jobIdSchema = z.pipe(
  z.union([z.number(), z.string()], { error: 'Job id must be a whole number.' }),
  z.transform((id, { issues }) => {
    const jobId = parseJobId(String(id));
    if (jobId !== undefined) return jobId;
    issues.push({ code: 'custom', message: 'Job id must be a whole number.', input: id });
    return z.NEVER;
  }),
);

/** The last day to apply; absent for a job without one. It is our addition to the fields of the spec. */
const closingDateSchema = z.optional(z.iso.date());

/** A job of the list (spec 3); `experince` is the contract's own spelling. */
export const jobSummarySchema = z.object({
  jobId: z.int(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  jobCode: z.string(),
  experince: z.number(),
  jobLevel: z.string(),
  jobType: z.string(),
  jobMode: z.string(),
  jobInfo: z.string(),
  createdDate: z.iso.datetime({ offset: true }),
  closingDate: closingDateSchema,
});

export type JobSummary = z.infer<typeof jobSummarySchema>;

/** A job with its description (spec 3); `benifits` and `experince` are the contract's spelling. */
export const jobDetailsSchema = z.object({
  jobId: z.int(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  jobType: z.string(),
  jobMode: z.string(),
  jobCode: z.string(),
  experince: z.number(),
  createdDate: z.iso.datetime({ offset: true }),
  closingDate: closingDateSchema,
  jobDescription: z.string(),
  jobRequirements: z.string(),
  skills: z.string(),
  qualification: z.string(),
  benifits: z.string(),
});

export type JobDetails = z.infer<typeof jobDetailsSchema>;
