/**
 * A job id from its decimal digits: a positive whole number of at most 15 digits, in one spelling
 * (no sign, no leading zero). Undefined for anything else. `jobIdSchema` applies it to requests.
 * It has its own file, since pages check their URL with it and do not load zod.
 */
export function parseJobId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
