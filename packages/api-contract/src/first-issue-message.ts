import type * as z from 'zod/mini';

/** The words for the first failing field of what was refused, for `exceptionMsg`. */
export function firstIssueMessage(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? 'Please check what you entered and send it again.';
}
