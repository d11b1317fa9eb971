import { resolve } from 'node:path';
import { regions } from '@kestrova/regions';
import { Option, type Command } from 'commander';
import type { JobRow } from '../database/schema.ts';
import type { Queries } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import {
  changeJobs,
  deleteJobs,
  listJobNames,
  listJobs,
  lockJobs,
  type JobFilter,
} from '../modules/jobs/job-repository.ts';
import { jobColumns } from '../modules/jobs/parse-jobs-file.ts';
import { withServices, type CommandContext } from './command-context.ts';
import { saveCsv } from './export-file.ts';
import { importJobs } from './import-jobs.ts';
import type { CommandLine, Row } from './terminal.ts';

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
    .action(withServices(commandLine, importJobs));

  addSelection(jobs.command('export').description('write jobs to a CSV file, to edit and import'))
    .argument('<file>')
    .action(withServices(commandLine, exportJobs));

  addSelection(jobs.command('list').description('show jobs, newest first')).action(
    withServices(commandLine, async ({ services, terminal }, filter: JobFilter) => {
      const rows = await listJobs(services.database.queries, filter);
      await terminal.printRows(rows.map(summarize), 'There are no such jobs.');
    }),
  );

  const addChange = createChangeCommand(jobs, commandLine);
  addChange(
    'close',
    'remove jobs from the pages, and keep their applications',
    (queries, jobCodes) => changeJobs(queries, jobCodes, new Date().toISOString()),
  );
  addChange('reopen', 'put closed jobs back on the pages', (queries, jobCodes) =>
    changeJobs(queries, jobCodes, null),
  );
  addChange('delete', 'delete jobs that nobody has applied for', deleteJobs);
}

function addSelection(command: Command): Command {
  return command
    .addOption(new Option('--country <country>').choices(regions.map(({ country }) => country)))
    .addOption(new Option('--state <state>').choices(['open', 'closed', 'all']).default('open'));
}

/** Runs in a transaction, and returns the jobs that were found. */
type ChangeJobs = (queries: Queries, jobCodes: readonly string[]) => Promise<JobRow[]>;

function createChangeCommand(jobs: Command, commandLine: CommandLine) {
  return (verb: string, description: string, change: ChangeJobs) =>
    jobs
      .command(verb)
      .description(description)
      .argument('<job...>', 'job ids or job codes')
      .action(
        withServices(commandLine, async (context, names: string[]) => {
          const transaction = context.services.database.queries.transaction();
          const changed = await transaction.execute(async (queries) => {
            await lockJobs(queries);
            return change(queries, await findJobCodes(queries, names));
          });
          await context.terminal.printRows(changed.map(summarize), 'No job was changed.');
        }),
      );
}

/** @throws OperatorError unless each name is the id or the code of exactly one job. */
async function findJobCodes(queries: Queries, names: readonly string[]): Promise<string[]> {
  const jobs = await listJobNames(queries);
  return names.map((name) => {
    const [job, other] = jobs.filter(
      ({ jobId, jobCode }) => jobCode === name || String(jobId) === name,
    );
    if (job === undefined) {
      throw new OperatorError(
        `There is no job ${name}. Nothing was changed; "jobs list --state all" shows all.`,
      );
    }
    if (other === undefined) return job.jobCode;
    const described = [job, other].map(({ jobId, jobCode }) => `id ${jobId} with code ${jobCode}`);
    throw new OperatorError(
      `${name} means two jobs: ${described.join(', and ')}. Nothing was changed. Use the other name of the job that you mean.`,
    );
  });
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

function summarize(job: JobRow): Row {
  return {
    jobId: job.jobId,
    jobCode: job.jobCode,
    jobTitle: job.jobTitle,
    jobLocation: job.jobLocation,
    jobCountry: job.jobCountry,
    createdDate: job.createdDate.slice(0, 10),
    closingDate: job.closingDate,
    closedAt: job.closedAt?.slice(0, 10) ?? null,
  };
}
