import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDayOver, regions } from '@kestrova/regions';
import type { JobRow } from '../database/schema.ts';
import { OperatorError } from '../errors.ts';
import {
  findJobRevision,
  listJobNames,
  listJobsByCode,
  lockJobs,
  saveJobs,
  type NewJob,
} from '../modules/jobs/job-repository.ts';
import {
  jobColumns,
  parseJobsFile,
  type ParsedJobs,
  type PlacedJob,
} from '../modules/jobs/parse-jobs-file.ts';
import type { CommandContext } from './command-context.ts';
import { formatCell } from './terminal.ts';

const maxLinesShown = 50;
const maxValueLength = 40;

interface ImportOptions {
  dryRun?: true;
  yes?: true;
}

/** A field of a known job whose value in the file is different. */
interface FieldChange {
  jobCode: string;
  field: string;
  old: string;
  new: string;
}

/** Adds the jobs of a file, and updates those whose code is known. */
export async function importJobs(
  { services, config, terminal }: Omit<CommandContext, 'act'>,
  file: string,
  options: ImportOptions,
): Promise<void> {
  const { queries } = services.database;
  const content = await readFile(resolve(config.workingDir, file)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      `Nothing was imported: the file cannot be read (${reason}). Check the path.`,
    );
  });
  const parsed = parseJobsFile(file, content);
  const revision = await findJobRevision(queries);
  const names = await listJobNames(queries);
  parsed.problems.push(
    ...parsed.jobs.flatMap(findFutureDate),
    ...parsed.jobs.flatMap((placed) => findTakenNumber(placed, names)),
  );
  assertNoProblems(parsed);
  const now = new Date().toISOString();
  const codes = parsed.jobs.map(({ job }) => job.jobCode);
  const known = await listJobsByCode(queries, codes);
  const jobs = parsed.jobs.map(({ job }) => ({
    ...job,
    createdDate: job.createdDate ?? known.get(job.jobCode)?.createdDate ?? now,
  }));
  const added = jobs.filter(({ jobCode }) => !known.has(jobCode));
  const changes = jobs.flatMap((job) => listChanges(known.get(job.jobCode), job));
  const changedCodes = new Set(changes.map(({ jobCode }) => jobCode));
  const updated = jobs.filter(({ jobCode }) => changedCodes.has(jobCode));
  const written = [...added, ...updated];
  const ended = written.filter(({ closingDate }) => closingDate && isDayOver(closingDate));
  const count = jobs.length;

  if (changes.length > 0) terminal.note(listSome(changes.map(describeChange)));
  if (ended.length > 0) {
    terminal.note('Closed, since their closing date has passed:');
    terminal.note(listSome(ended.map((job) => `${job.jobCode} closingDate: ${job.closingDate}`)));
  }
  if (options.dryRun) {
    const counts = { valid: count, imported: 0, updated: 0, changes };
    terminal.print(`The file is valid. Jobs: ${count}. Nothing was imported.`, counts);
    return;
  }
  if (updated.length > 0 && !options.yes) {
    await terminal.confirm(`Existing jobs that this changes: ${updated.length}.`);
  }
  await queries.transaction().execute(async (transaction) => {
    if ((await lockJobs(transaction)) !== revision) {
      throw new OperatorError(
        'Nothing was imported: another command has changed jobs since this one read them. Run it again to see what would change now.',
      );
    }
    await saveJobs(transaction, written);
  });
  terminal.print(
    `Jobs added: ${added.length}, updated: ${updated.length}, unchanged: ${count - written.length}.`,
    { valid: count, imported: added.length, updated: updated.length, changes },
  );
}

function listChanges(old: JobRow | undefined, job: NewJob): FieldChange[] {
  if (old === undefined) return [];
  // Spreadsheets change line breaks.
  const read = (value: string | number | null = '') =>
    String(value ?? '').replaceAll(/\r\n?/g, '\n');
  return jobColumns
    .map((field) => ({ jobCode: job.jobCode, field, old: read(old[field]), new: read(job[field]) }))
    .filter((change) => change.old !== change.new);
}

function describeChange({ jobCode, field, old, new: value }: FieldChange): string {
  let start = 0;
  while (start < old.length && old[start] === value[start]) start += 1;
  return `${jobCode} ${field}: ${cutOut(old, start)} → ${cutOut(value, start)}`;
}

/** The part of a long value around `position`, where it differs. */
function cutOut(value: string, position: number): string {
  if (value === '') return '(empty)';
  if (value.length <= maxValueLength) return formatCell(value);
  const start = Math.max(0, Math.min(position, value.length) - maxValueLength / 2);
  const end = start + maxValueLength;
  return `${start > 0 ? '…' : ''}${formatCell(value.slice(start, end))}${end < value.length ? '…' : ''}`;
}

/** Reports a date in the future: the job would stay the newest until that day. */
function findFutureDate({ place, job: { createdDate } }: PlacedJob): string[] {
  const latestDay = regions
    .flatMap(({ offices }) => offices)
    .map(({ timeZone }) => new Date().toLocaleDateString('sv', { timeZone }))
    .toSorted()
    .at(-1);
  if (!createdDate || !latestDay || createdDate.slice(0, 10) <= latestDay) return [];
  return [
    `${place}: createdDate ${createdDate.slice(0, 10)} is in the future; give the day on which the job was posted, or leave it empty`,
  ];
}

/** Reports a new code that is the id of another job: a command with it could mean either job. */
function findTakenNumber(
  { place, job: { jobCode } }: PlacedJob,
  names: Awaited<ReturnType<typeof listJobNames>>,
): string[] {
  const other = names.find(({ jobId }) => String(jobId) === jobCode);
  if (!other || names.some((name) => name.jobCode === jobCode)) return [];
  return [
    `${place}: jobCode ${jobCode} is the id of the job ${other.jobCode}; add a letter to the code, such as J${jobCode}`,
  ];
}

function assertNoProblems({ jobs, problems }: ParsedJobs): void {
  if (problems.length > 0) {
    const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
    throw new OperatorError(`Nothing was imported: ${count} in the file.\n${listSome(problems)}`);
  }
  if (jobs.length === 0) throw new OperatorError('Nothing was imported: the file holds no jobs.');
}

function listSome(lines: readonly string[]): string {
  const shown = lines.slice(0, maxLinesShown).map((line) => `  ${line}`);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n');
}
