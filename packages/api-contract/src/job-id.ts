/**
 * A job id from its decimal digits: a positive whole number of at most 15 digits, in one spelling
 * (no sign, no leading zero). Undefined for anything else. `jobIdSchema` is this rule for the wire;
 * it stands apart, since a page asks this of its URL and does not load zod.
 */
export function parseJobId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
