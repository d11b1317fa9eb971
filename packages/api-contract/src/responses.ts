import * as z from 'zod/mini';

/** The values of `responseCode` (spec 3): 1 is success, any other value a rejection. */
export const responseCodes = { success: 1, refused: 0 } as const;

/** The response to a submission (spec 3). */
export const submissionResponseSchema = z.object({
  responseCode: z.number(),
  responseMessage: z.string(),
});

export type SubmissionResponse = z.infer<typeof submissionResponseSchema>;

/** The response to an application; `email` gets its confirmation, and is absent in a rejection. */
export const applicationResponseSchema = z.extend(submissionResponseSchema, {
  email: z.optional(z.string()),
});

export type ApplicationResponse = z.infer<typeof applicationResponseSchema>;

/** The token for the header of the next POST; the same response sets it as the cookie. */
export const csrfTokenResponseSchema = z.object({ csrfToken: z.string() });

/** The message of the first invalid field, for `exceptionMsg`. */
export function firstIssueMessage(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? 'Please check what you entered and send it again.';
}
