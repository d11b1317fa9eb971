import * as z from 'zod/mini';

/**
 * A job id from its decimal digits: a positive whole number of at most 15 digits, in one spelling
 * (no sign, no leading zero). Undefined for anything else. Without zod, so that a page can ask it of
 * its address.
 */
export function parseJobId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/**
 * A job id on the wire. Paths carry digits, and so do applications whose client took the id from
 * browser storage; both become the number.
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
