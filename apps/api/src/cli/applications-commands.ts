import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  listApplications,
  type ApplicationWithFiles,
} from '../modules/applications/application-repository.ts';
import type { ApplicationFileRow } from '../database/schema.ts';
import { describeActiveContent } from '../uploads/validate/upload-rules.ts';
import { exportFile, saveCsv, type ExportedState } from './export-file.ts';
import { CommandError, type CommandLine } from './terminal.ts';
import type { Row } from './table.ts';
import { createSinceOption, withServices, type CommandContext } from './command-context.ts';

interface Options {
  since?: string;
  job?: string;
}

/** `kestrova applications …` */
export function addApplicationsCommands(program: Command, commandLine: CommandLine): void {
  const applications = program.command('applications').description('what job seekers sent');

  applications
    .command('list')
    .description('show applications, newest first')
    .addOption(createSinceOption())
    .option('--job <code>', 'only for this job code')
    .action((options: Options, command: Command) =>
      withServices(commandLine, command, async ({ services, terminal }) => {
        const rows = await listApplications(services.database.queries, toFilter(options));
        terminal.printRows(rows.map(summarize), 'There are no such applications.');
      }),
    );

  applications
    .command('export')
    .description('write applications.csv and the files beside it into a folder')
    .argument('<folder>')
    .addOption(createSinceOption())
    .option('--job <code>', 'only for this job code')
    .action((folder: string, options: Options, command: Command) =>
      withServices(commandLine, command, (context) => exportApplications(context, folder, options)),
    );
}

function toFilter({ since, job }: Options) {
  return { since, jobCode: job };
}

async function exportApplications(
  { services, config, terminal }: CommandContext,
  folder: string,
  options: Options,
): Promise<void> {
  const target = resolve(config.workingDir, folder);
  await mkdir(join(target, 'files'), { recursive: true, mode: 0o700 });
  const applications = await listApplications(services.database.queries, toFilter(options));
  const progress = terminal.startProgress('Exporting', applications.length);
  const found: Record<ExportedState, string[]> = { whole: [], damaged: [], missing: [] };
  for (const application of applications) {
    for (const file of application.files) {
      const path = join(target, 'files', exportedName(application, file));
      found[await exportFile(services.store, file, path)].push(file.name);
    }
    progress.advance(1);
  }
  const { whole, damaged, missing } = found;
  await saveCsv(
    join(target, 'applications.csv'),
    applications.map((application) => toCsvRow(application, missing)),
  );
  progress.finish();
  const files = whole.length + damaged.length;
  terminal.print(
    `${applications.length} applications and ${files} files were written to ${target}.`,
    { applications: applications.length, files, folder: target, damaged, missing },
  );
  assertComplete(missing, damaged);
}

function assertComplete(missing: readonly string[], damaged: readonly string[]): void {
  const problems = [
    ...(missing.length > 0
      ? [`These files are missing or cannot be read: ${missing.join(', ')}.`]
      : []),
    ...(damaged.length > 0
      ? [`These files are not what was received: ${damaged.join(', ')}.`]
      : []),
  ];
  if (problems.length > 0) {
    throw new CommandError(`${problems.join('\n')}\nEverything else was exported.`);
  }
}

/** By the reference of its row, with the extension of its detected type. */
function exportedName(
  { reference }: ApplicationWithFiles,
  { part, kind }: ApplicationFileRow,
): string {
  return `${reference}-${part}.${kind}`;
}

function summarize(application: ApplicationWithFiles): Row {
  return {
    reference: application.reference,
    receivedAt: application.receivedAt.slice(0, 16).replace('T', ' '),
    name: `${application.firstName} ${application.lastName}`,
    email: application.email,
    jobCode: application.jobCode,
    files: application.files.length,
    activeContent: application.files.map(describe).filter(Boolean).join('; '),
  };
}

function describe({ activeContent }: ApplicationFileRow): string {
  return describeActiveContent(activeContent);
}

function toCsvRow(
  { files, ...application }: ApplicationWithFiles,
  missing: readonly string[],
): Row {
  const named = (part: string) => {
    const file = files.find((candidate) => candidate.part === part);
    if (file !== undefined && missing.includes(file.name)) return `missing: ${file.name}`;
    return file === undefined ? '' : `files/${exportedName({ ...application, files }, file)}`;
  };
  const active = (part: string) =>
    files
      .filter((file) => file.part === part)
      .map(describe)
      .join();
  return {
    ...application,
    cv: named('cv'),
    additionalFile: named('additionalFile'),
    cvActiveContent: active('cv'),
    additionalFileActiveContent: active('additionalFile'),
  };
}
