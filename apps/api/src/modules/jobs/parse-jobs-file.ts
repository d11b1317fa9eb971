import { parse } from 'csv-parse/sync';
import { regions } from '@kestrova/regions';
import * as z from 'zod/mini';
import type { NewJob } from './job-repository.ts';

/** A file that cannot be read as a list of jobs; `message` says why. */
export class JobsFileError extends Error {
  override name = 'JobsFileError';
}

/** A job as a file gives it, with the place to name when something is wrong with it. */
export interface PlacedJob {
  place: string;
  job: NewJob;
}

export interface ParsedJobs {
  jobs: PlacedJob[];
  problems: string[];
}

interface PlacedRecord {
  place: string;
  record: unknown;
}

const filled = z
  .string(missingOr('must be text'))
  .check(z.trim(), z.minLength(1, 'must not be empty'), storable());
const optional = z._default(z.string().check(storable()), '');
const lines = z.pipe(
  z._default(
    z.union([
      z.string(),
      z.pipe(
        z.array(z.string()),
        z.transform((list: string[]) => list.join('\n')),
      ),
    ]),
    '',
  ),
  z.pipe(
    z.transform((text: string) =>
      text
        .trim()
        .split(/\r\n|\r|\n/)
        .join('\r\n'),
    ),
    z.string().check(storable()),
  ),
);

const countries = regions.map(({ country }) => country);

const jobSchema = z.strictObject({
  jobCode: filled,
  jobTitle: filled,
  jobLocation: filled,
  jobCountry: z.pipe(
    z.pipe(z.string(missingOr('must be text')), z.transform(normalizeCountry)),
    z.enum(countries, `must be ${countries.join(' or ')}`),
  ),
  experince: z.pipe(
    z.union(
      [z.number(), z.string().check(z.regex(/^\d{1,2}(\.\d)?$/, 'must be a number of years'))],
      missingOr('must be a number of years'),
    ),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(0, 'must be 0 or more'), z.maximum(60, 'must be at most 60')),
    ),
  ),
  jobLevel: filled,
  jobType: filled,
  jobMode: filled,
  jobInfo: filled,
  jobDescription: filled,
  jobRequirements: lines,
  skills: lines,
  qualification: optional,
  benifits: optional,
  createdDate: z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((text: string) => (text === '' ? new Date() : new Date(text))),
      z.pipe(
        z.date('must be a date such as 2026-11-21'),
        z.transform((date: Date) => date.toISOString()),
      ),
    ),
  ),
});

/** The columns that a CSV file may have, in the order in which the README lists them. */
export const jobColumns = Object.keys(jobSchema.shape);

/**
 * Reads jobs from JSON (an array of objects) or CSV (with a header line).
 * @throws JobsFileError if the file as a whole cannot be read.
 */
export function parseJobsFile(name: string, text: string): ParsedJobs {
  const problems: string[] = [];
  const records = name.toLowerCase().endsWith('.json')
    ? parseJson(text)
    : parseCsv(text, (problem) => problems.push(problem));
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

function parseJson(text: string): PlacedRecord[] {
  try {
    const list = z.array(z.unknown()).parse(JSON.parse(text));
    return list.map((record, index) => ({ place: `item ${index + 1}`, record }));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it must be an array of jobs';
    throw new JobsFileError(`The file is not a JSON list of jobs: ${reason}.`);
  }
}

/** What csv-parse returns with `info`. */
const csvSchema = z.array(
  z.object({
    info: z.object({ lines: z.number() }),
    record: z.record(z.string(), z.string()),
  }),
);

function parseCsv(text: string, report: (problem: string) => void): PlacedRecord[] {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      // Its message names the line.
      on_skip: (error) => {
        report(error?.message ?? 'a line is unreadable');
        return undefined;
      },
    });
    const rows = csvSchema.parse(parsed);
    return rows.map(({ info, record }, index) => ({
      place: describeLines((rows[index - 1]?.info.lines ?? 1) + 1, info.lines),
      record: Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')),
    }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new JobsFileError(`The file is not readable as CSV: ${reason}.`);
  }
}

/** A quoted value may span lines; `last` is where the record ends. */
function describeLines(first: number, last: number): string {
  return first === last ? `line ${last}` : `lines ${first} to ${last}`;
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

function storable() {
  return z.regex(/^[^\0]*$/, 'holds a NUL character');
}
