import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Option, type Command } from 'commander';
import type { Queries } from '../database/open-database.ts';
import type { JobRow } from '../database/schema.ts';
import { changeJobs, deleteJobs, listNamedJobs, lockJobs } from '../modules/jobs/job-repository.ts';
import { maxJobDelay } from '../modules/jobs/job-routes.ts';
import { withServices, type CommandContext } from './command-context.ts';
import { CommandError, formatCell, type CommandLine, type Row } from './terminal.ts';

/** Adds the commands that close, reopen and delete jobs. */
export function addJobChanges(jobs: Command, commandLine: CommandLine): void {
  addChange(jobs, commandLine, {
    verb: 'close',
    description: 'remove jobs from the pages, and keep their applications',
    change: (queries, jobCodes) => changeJobs(queries, jobCodes, new Date().toISOString()),
  });
  addChange(jobs, commandLine, {
    verb: 'reopen',
    description: 'put closed jobs back on the pages',
    change: (queries, jobCodes) => changeJobs(queries, jobCodes, null),
  });
  addChange(jobs, commandLine, {
    verb: 'delete',
    description: 'delete jobs that nobody has applied for',
    change: deleteJobs,
  });
}

interface JobChange {
  verb: string;
  description: string;
  /** Runs in a transaction, and returns the jobs that were found. */
  change: (queries: Queries, jobCodes: readonly string[]) => Promise<JobRow[]>;
}

function addChange(
  jobs: Command,
  commandLine: CommandLine,
  { verb, description, change }: JobChange,
): void {
  jobs
    .command(verb)
    .description(description)
    .argument('<job...>', 'job ids or job codes')
    .addOption(new Option('--by <name>', 'whether they are ids or codes').choices(['id', 'code']))
    .action(
      withServices(commandLine, async (context, names: string[], { by }: NamedBy) => {
        const transaction = context.services.database.queries.transaction();
        const changed = await transaction.execute(async (queries) => {
          await lockJobs(queries);
          return change(queries, await findJobCodes(queries, names, by));
        });
        await context.terminal.printRows(changed.map(summarize), 'No job was changed.');
        await publishJobPages(context);
      }),
    );
}

interface NamedBy {
  by?: 'id' | 'code';
}

/** @throws CommandError unless each name matches exactly one job. */
async function findJobCodes(
  queries: Queries,
  names: readonly string[],
  by: NamedBy['by'],
): Promise<string[]> {
  const jobs = await listNamedJobs(queries, names);
  const found = names.map((name) =>
    jobs.filter(
      ({ jobId, jobCode }) =>
        (by !== 'id' && jobCode === name) || (by !== 'code' && String(jobId) === name),
    ),
  );
  const unknown = names.filter((_, index) => found[index]?.length === 0);
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no job ${unknown.join(', ')}. Nothing was changed; "jobs list --state all" shows all.`,
    );
  }
  for (const [index, namesakes] of found.entries()) {
    if (namesakes.length === 1) continue;
    const described = namesakes.map(
      ({ jobId, jobCode, jobTitle }) => `${formatCell(jobTitle)} (id ${jobId}, code ${jobCode})`,
    );
    throw new CommandError(
      `${names[index]} means two jobs: ${described.join(' and ')}. Nothing was changed. Add --by id or --by code to say which.`,
    );
  }
  return found.flat().map(({ jobCode }) => jobCode);
}

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
/** As `npm run publish-jobs`, without the package manager. */
const publishHere = 'node tooling/scripts/src/build-sites.ts';

/**
 * Writes the pages of the jobs that are open now: with the configured command, or on this machine if
 * `npm start` serves the sites from here. Otherwise it prints what to do.
 * @throws CommandError with the output and the exit code of the command that failed.
 */
export async function publishJobPages({ config, terminal }: CommandContext): Promise<void> {
  const isServedHere = existsSync(join(config.dataDir, 'sites'));
  const command = config.publishCommand ?? (isServedHere ? publishHere : undefined);
  if (command === undefined) {
    terminal.note(
      'To show this on the sites, run "npm run publish-jobs" where they are served, or set PUBLISH_COMMAND to the command that does it. With containers, the timers of docs/operations/deployment.md do it.',
    );
    return;
  }
  terminal.note('Publishing the pages of the jobs …');
  await pause(maxJobDelay);
  const child = spawn(command, {
    cwd: repositoryRoot,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return terminal.note(output.trimEnd());
  throw new CommandError(
    `The jobs were changed, but their pages on the sites were not: this command ended with ${signal ?? `exit code ${code}`}. Repair it and run it again.\n${command}\n${output.trimEnd()}`,
  );
}

/** The columns that commands print of a job. */
export function summarize(job: JobRow): Row {
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
