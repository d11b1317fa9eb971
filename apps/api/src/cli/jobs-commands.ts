import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Country } from '@kestrova/api-contract';
import { regions } from '@kestrova/regions';
import { Argument, Option, type Command } from 'commander';
import type { JobRow } from '../database/schema.ts';
import {
  changeJobs,
  listJobs,
  listTakenJobCodes,
  saveJobs,
  type JobFilter,
} from '../modules/jobs/job-repository.ts';
import { CommandError, type CommandLine, type Row } from './terminal.ts';
import { parseJobsFile, type ParsedJobs } from '../modules/jobs/parse-jobs-file.ts';
import { withServices, type CommandContext } from './command-context.ts';

const maxProblemsShown = 50;

/** `kestrova jobs …` */
export function addJobsCommands(program: Command, commandLine: CommandLine): void {
  const jobs = program.command('jobs').description('the jobs on the careers pages');

  jobs
    .command('import')
    .description('add jobs from a .json or .csv file: all of them or, where a line is wrong, none')
    .argument('<file>')
    .option('--dry-run', 'only check the file')
    .action((file: string, options: { dryRun?: true }, command: Command) =>
      withServices(commandLine, command, (context) =>
        importJobs(context, file, options.dryRun === true),
      ),
    );

  jobs
    .command('list')
    .description('show jobs, newest first')
    .addOption(new Option('--country <country>').choices(regions.map(({ country }) => country)))
    .addOption(new Option('--state <state>').choices(['open', 'closed', 'all']).default('open'))
    .action((options: { country?: Country; state: JobFilter['state'] }, command: Command) =>
      withServices(commandLine, command, async ({ services, terminal }) => {
        const filter = { country: options.country, state: options.state };
        const rows = await listJobs(services.database.queries, filter);
        await terminal.printRows(rows.map(summarize), 'There are no such jobs.');
      }),
    );

  addChange(jobs, commandLine, 'close', 'take jobs off the pages; their applications stay');
  addChange(jobs, commandLine, 'reopen', 'put closed jobs back on the pages');
}

function addChange(
  jobs: Command,
  commandLine: CommandLine,
  verb: 'close' | 'reopen',
  description: string,
): void {
  jobs
    .command(verb)
    .description(description)
    .addArgument(new Argument('<job...>', 'job ids or job codes'))
    .action((ids: string[], _options: object, command: Command) =>
      withServices(commandLine, command, async ({ services, terminal }) => {
        const closedAt = verb === 'close' ? new Date().toISOString() : null;
        const changed = await services.database.queries
          .transaction()
          .execute(async (transaction) => {
            const rows = await changeJobs(transaction, ids, closedAt);
            assertAllFound(ids, rows);
            return rows;
          });
        await terminal.printRows(changed.map(summarize), 'No job was changed.');
      }),
    );
}

function assertAllFound(ids: readonly string[], rows: readonly JobRow[]): void {
  const found = new Set(rows.flatMap((row) => [row.jobCode, String(row.jobId)]));
  const unknown = ids.filter((id) => !found.has(id));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no job ${unknown.join(', ')}. Nothing was changed; "jobs list --state all" shows all.`,
    );
  }
}

async function importJobs(
  { services, config, terminal }: CommandContext,
  file: string,
  isDryRun: boolean,
): Promise<void> {
  const text = await readText(resolve(config.workingDir, file));
  const parsed = parseJobsFile(file, text);
  const { queries } = services.database;
  const jobs = parsed.jobs.map(({ job }) => job);
  const codes = jobs.map(({ jobCode }) => jobCode);
  assertNoProblems(parsed, await listTakenJobCodes(queries, codes));
  const count = jobs.length;
  if (isDryRun) {
    terminal.print(`${count} jobs are fit to be imported.`, { valid: count, imported: 0 });
    return;
  }
  await terminal.withProgress('Importing', count, (advance) =>
    queries.transaction().execute((transaction) => saveJobs(transaction, jobs, advance)),
  );
  terminal.print(`${count} jobs were imported.`, { valid: count, imported: count });
}

function assertNoProblems({ jobs, problems }: ParsedJobs, taken: ReadonlySet<string>): void {
  const all = [
    ...problems,
    ...jobs
      .filter(({ job }) => taken.has(job.jobCode))
      .map(
        ({ place, job }) => `${place}: jobCode ${job.jobCode} is taken by a job in the database`,
      ),
  ];
  if (jobs.length === 0 && all.length === 0) throw new CommandError('The file holds no jobs.');
  if (all.length === 0) return;
  const shown = all.slice(0, maxProblemsShown);
  const rest = all.length - shown.length;
  throw new CommandError(
    [
      `Nothing was imported: ${all.length} ${all.length === 1 ? 'problem' : 'problems'} in the file.`,
      ...shown.map((problem) => `  ${problem}`),
      ...(rest > 0 ? [`  … and ${rest} more`] : []),
    ].join('\n'),
  );
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new CommandError(`The file cannot be read: ${reason}`);
  }
}

function summarize(job: JobRow): Row {
  return {
    jobId: job.jobId,
    jobCode: job.jobCode,
    jobTitle: job.jobTitle,
    jobLocation: job.jobLocation,
    jobCountry: job.jobCountry,
    createdDate: job.createdDate.slice(0, 10),
    closedAt: job.closedAt?.slice(0, 10) ?? null,
  };
}
