import * as z from 'zod/mini';

/** A job as the list gives it (spec 3); `experince` is the contract's own spelling. */
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
});

/** A job on the careers list. */
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
  jobDescription: z.string(),
  jobRequirements: z.string(),
  skills: z.string(),
  qualification: z.string(),
  benifits: z.string(),
});

/** A job on its description page. */
export type JobDetails = z.infer<typeof jobDetailsSchema>;
