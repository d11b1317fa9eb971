import type * as z from 'zod';

/** Formats of zod, as the rest of a sentence. */
const formats: Record<string, string> = {
  date: 'is not a date such as 2026-05-12',
  email: 'is not an email address',
  url: 'is not an address that begins with https://',
};

/** What is wrong with a field, as the rest of a sentence that begins with the field. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (input === undefined) return 'is missing';
  const unit = Array.isArray(input) ? 'entries' : 'characters';
  const size =
    Array.isArray(input) || typeof input === 'string' ? `${input.length} ${unit}` : undefined;
  if (code === 'unrecognized_keys') {
    return `has the unknown field ${issue.keys.join(', ')}: correct its name, or delete it`;
  }
  if (code === 'invalid_type') return `is not of the type ${issue.expected}`;
  if (code === 'invalid_value') return `is not one of ${issue.values.join(', ')}`;
  if (code === 'invalid_union') return explainKind(issue);
  if (code === 'invalid_format') return formats[issue.format];
  if (code === 'too_big' && size)
    return `is too long: ${size}, and its place holds ${issue.maximum}`;
  if (code === 'too_small' && size)
    return `is too short: ${size}, and its place needs ${issue.minimum}`;
  return undefined;
}

/** The kind of a section is missing or unknown. */
function explainKind({ input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  if (typeof input !== 'object' || input === null || !Array.isArray(issue['options'])) {
    return undefined;
  }
  return 'kind' in input ? `is not one of ${issue['options'].join(', ')}` : 'is missing';
}
