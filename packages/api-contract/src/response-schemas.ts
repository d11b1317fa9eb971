import { forbidEval } from '@kestrova/validation';
import * as z from 'zod/mini';

forbidEval();

/** What `responseCode` says (spec 3): 1 is success, anything else a refusal in plain words. */
export const responseCodes = { success: 1, refused: 0 } as const;

/** The envelope around every answer to a submission (spec 3). */
export const submissionResponseSchema = z.object({
  responseCode: z.number(),
  responseMessage: z.string(),
});

/** What the server says to a submission. */
export type SubmissionResponse = z.infer<typeof submissionResponseSchema>;

/** The envelope of an application; `email` is where its confirmation goes, absent in a refusal. */
export const applicationResponseSchema = z.object({
  responseCode: z.number(),
  responseMessage: z.string(),
  email: z.optional(z.string()),
});

/** What the server says to an application. */
export type ApplicationResponse = z.infer<typeof applicationResponseSchema>;

/** The token for the header of the next POST; the same answer sets it as the cookie. */
export const csrfTokenResponseSchema = z.object({ csrfToken: z.string() });

/** The body of a refusal, 4xx: what the visitor can do about it. */
export const clientErrorSchema = z.object({ exceptionMsg: z.string() });

/** The body of a fault of the server, 5xx: what the visitor can do about it. */
export const serverErrorSchema = z.object({ error: z.string() });
