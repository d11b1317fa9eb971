import { cleanText } from '@kestrova/validation';
import { regions } from '@kestrova/regions';
import { z } from 'zod';
import type { NewJob } from './job-repository.ts';
import { decodeText, parseCsv, parseJson } from './read-jobs-file.ts';

/** A job from a file, with its place for error messages. */
export interface PlacedJob {
  place: string;
  job: ParsedJob;
}

/** Without a date, a new job gets the current one and a known job keeps its own. */
export type ParsedJob = Omit<NewJob, 'createdDate'> & { createdDate?: string | undefined };

export interface ParsedJobs {
  jobs: PlacedJob[];
  problems: string[];
}

const limited = z
  .string(missingOr('must be text'))
  .max(20_000, 'must have at most 20,000 characters');
const filled = limited.trim().min(1, 'must not be empty');
const oneLine = filled
  .max(200, 'must have at most 200 characters')
  .regex(/^[^\n\r\u2028\u2029]*$/, 'must be one line of text');
const optional = limited.default('');
const lines = z
  .union([z.string(), z.array(z.string()).transform((list) => list.join('\n'))])
  .default('')
  .pipe(limited)
  .transform((text) => text.trim().replaceAll(/\r\n?|\n/g, '\r\n'));

/** Without INR, which the sites write before it; a range with a dash stays on one line. */
const salary = optional
  .transform((text) => text.replaceAll(/(?:\bINR\b|\bRs\b\.?|₹)\s*/gi, '').trim())
  .transform((text) => text.replaceAll(' – ', '\u00A0–\u00A0'))
  .refine(
    (text) => !/\p{Sc}|\b(?:USD|EUR|GBP)\b/u.test(text),
    'must be in INR, the currency that the sites show',
  );

const countries = regions.map(({ country }) => country);
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const jobSchema = z.strictObject({
  jobCode: oneLine,
  jobTitle: oneLine,
  jobLocation: oneLine,
  jobCountry: z
    .string(missingOr('must be text'))
    .transform(normalizeCountry)
    .pipe(z.enum(countries, `must be ${either.format(countries)}`)),
  experince: z
    .union(
      [z.number(), z.string().regex(/^\d{1,2}([.,]\d)?$/, 'must be a number of years')],
      missingOr('must be a number of years'),
    )
    .transform((years) => Number(String(years).replace(',', '.')))
    .pipe(z.number().min(0, 'must be 0 or more').max(60, 'must be at most 60')),
  jobLevel: oneLine,
  jobType: oneLine,
  jobMode: oneLine,
  jobInfo: filled,
  jobDescription: filled,
  jobRequirements: lines,
  skills: lines,
  qualification: optional,
  benifits: salary,
  createdDate: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: ({ input }) => `must be a date such as 2026-11-21, not ${JSON.stringify(input)}`,
    })
    // Noon UTC is the same day in India and in America.
    .transform((text) => new Date(text.includes('T') ? text : `${text}T12:00Z`).toISOString())
    .optional(),
  closingDate: z.iso
    .date({
      error: ({ input }) => `must be a day such as 2026-11-30, not ${JSON.stringify(input)}`,
    })
    .nullable()
    .default(null),
});

/** The columns that a CSV file may have, in the order of an export. */
export const jobColumns = Object.keys(jobSchema.shape) as (keyof NewJob)[];

/**
 * Reads jobs from JSON (an array of objects) or CSV (with a header line).
 * @throws OperatorError if the file as a whole cannot be read.
 */
export function parseJobsFile(name: string, bytes: Uint8Array): ParsedJobs {
  const problems: string[] = [];
  const text = decodeText(bytes);
  const records = name.toLowerCase().endsWith('.json')
    ? parseJson(text)
    : parseCsv(cleanText(text), jobColumns, (problem) => problems.push(problem));
  const jobs: PlacedJob[] = [];
  const places = new Map<string, string>();
  for (const { place, record } of records) {
    const parsed = jobSchema.safeParse(record);
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => `${place}: ${describeIssue(issue)}`));
      continue;
    }
    const duplicate = places.get(parsed.data.jobCode);
    if (duplicate !== undefined) {
      problems.push(`${place}: jobCode ${parsed.data.jobCode} is already at ${duplicate}`);
    }
    places.set(parsed.data.jobCode, place);
    jobs.push({ place, job: parsed.data });
  }
  return { jobs, problems };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown column ${issue.keys.join(', ')}`;
  return `${issue.path.join('.')} ${issue.message}`;
}

function missingOr(message: string) {
  return {
    error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : message),
  };
}

function normalizeCountry(text: string): string {
  const given = text.trim().toLowerCase();
  return countries.find((country) => country.toLowerCase() === given) ?? text;
}
