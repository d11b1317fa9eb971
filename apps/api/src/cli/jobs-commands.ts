import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { regions } from '@kestrova/regions';
import { Option, type Command } from 'commander';
import {
  findJobRevision,
  listJobs,
  listJobsByCode,
  lockJobs,
  saveJobs,
  type JobFilter,
} from '../modules/jobs/job-repository.ts';
import {
  findFutureDate,
  jobColumns,
  listChanges,
  parseJobsFile,
  type FieldChange,
  type ParsedJobs,
} from '../modules/jobs/parse-jobs-file.ts';
import { withServices, type CommandContext } from './command-context.ts';
import { saveCsv } from './export-file.ts';
import { addJobChanges, publishJobPages, summarize } from './change-jobs.ts';
import { CommandError, formatCell, type CommandLine } from './terminal.ts';

const maxLinesShown = 50;
const maxValueLength = 40;

export function addJobsCommands(program: Command, commandLine: CommandLine): void {
  const jobs = program.command('jobs').description('the jobs on the careers pages');

  jobs
    .command('import')
    .description(
      'add or update jobs from a .csv or .json file: all of them or, if one is wrong, none',
    )
    .argument('<file>')
    .option('--dry-run', 'only check the file, and show what would change')
    .option('--yes', 'update known jobs without asking')
    .action(
      withServices(commandLine, async (context, file: string, options: ImportOptions) => {
        if (await importJobs(context, file, options)) await publishJobPages(context);
      }),
    );

  addSelection(jobs.command('export').description('write jobs to a CSV file, to edit and import'))
    .argument('<file>')
    .action(withServices(commandLine, exportJobs));

  addSelection(jobs.command('list').description('show jobs, newest first')).action(
    withServices(commandLine, async ({ services, terminal }, filter: JobFilter) => {
      const rows = await listJobs(services.database.queries, filter);
      await terminal.printRows(rows.map(summarize), 'There are no such jobs.');
    }),
  );

  addJobChanges(jobs, commandLine);
}

function addSelection(command: Command): Command {
  return command
    .addOption(new Option('--country <country>').choices(regions.map(({ country }) => country)))
    .addOption(new Option('--state <state>').choices(['open', 'closed', 'all']).default('open'));
}

interface ImportOptions {
  dryRun?: true;
  yes?: true;
}

/** Adds the jobs of a file, and updates those whose code is known. @returns whether it changed any. */
export async function importJobs(
  { services, config, terminal }: Omit<CommandContext, 'act'>,
  file: string,
  options: ImportOptions,
): Promise<boolean> {
  const { queries } = services.database;
  const content = await readFile(resolve(config.workingDir, file)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `Nothing was imported: the file cannot be read (${reason}). Check the path.`,
    );
  });
  const parsed = parseJobsFile(file, content);
  parsed.problems.push(...parsed.jobs.flatMap(findFutureDate));
  assertNoProblems(parsed);
  const now = new Date().toISOString();
  const codes = parsed.jobs.map(({ job }) => job.jobCode);
  const revision = await findJobRevision(queries);
  const known = await listJobsByCode(queries, codes);
  const jobs = parsed.jobs.map(({ job }) => ({
    ...job,
    createdDate: job.createdDate ?? known.get(job.jobCode)?.createdDate ?? now,
  }));
  const added = jobs.filter(({ jobCode }) => !known.has(jobCode));
  const changes = jobs.flatMap((job) => listChanges(known.get(job.jobCode), job));
  const changedCodes = new Set(changes.map(({ jobCode }) => jobCode));
  const updated = jobs.filter(({ jobCode }) => changedCodes.has(jobCode));
  const count = jobs.length;

  if (changes.length > 0) terminal.note(listSome(changes.map(describeChange)));
  if (options.dryRun) {
    const counts = { valid: count, imported: 0, updated: 0, changes };
    terminal.print(`The file is valid. Jobs: ${count}. Nothing was imported.`, counts);
    return false;
  }
  if (updated.length > 0 && !options.yes) {
    await terminal.confirm(`Jobs that exist and will be changed: ${updated.length}.`);
  }
  const written = [...added, ...updated];
  await queries.transaction().execute(async (transaction) => {
    if ((await lockJobs(transaction)) !== revision) {
      throw new CommandError(
        'Nothing was imported: another command has changed jobs since this one read them. Run it again to see what would change now.',
      );
    }
    await saveJobs(transaction, written);
  });
  terminal.print(
    `Jobs added: ${added.length}, updated: ${updated.length}, unchanged: ${count - written.length}.`,
    { valid: count, imported: added.length, updated: updated.length, changes },
  );
  return written.length > 0;
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

function assertNoProblems({ jobs, problems }: ParsedJobs): void {
  if (problems.length > 0) {
    const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
    throw new CommandError(`Nothing was imported: ${count} in the file.\n${listSome(problems)}`);
  }
  if (jobs.length === 0) throw new CommandError('Nothing was imported: the file holds no jobs.');
}

function listSome(lines: readonly string[]): string {
  const shown = lines.slice(0, maxLinesShown).map((line) => `  ${line}`);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n');
}

async function exportJobs(
  { services, config, terminal }: CommandContext,
  file: string,
  filter: JobFilter,
): Promise<void> {
  const path = resolve(config.workingDir, file);
  const jobs = await listJobs(services.database.queries, filter);
  const count = await saveCsv(path, jobColumns, jobs);
  terminal.print(`Jobs written to ${path}: ${count}.`, { jobs: count, file: path });
}
