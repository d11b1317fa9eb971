import { join } from 'node:path';
import { applicationFileNames, applicationStatuses } from '@kestrova/api-contract';
import { Option, type Command } from 'commander';
import { OperatorError } from '../errors.ts';
import {
  countApplications,
  listApplications,
  type ListedApplication,
} from '../modules/applications/application-repository.ts';
import { createFolder } from '../files/durable-files.ts';
import { createReadableName } from '../modules/applications/application-emails.ts';
import {
  createFileExport,
  findExportPath,
  listColumns,
  saveCsv,
  type FileExport,
} from './export-file.ts';
import { createSinceOption, toRows, withAudit, type AuditedContext } from './command-context.ts';
import { addListCommand, formatMinute } from './record-commands.ts';
import { addStatusCommand } from './status-command.ts';
import type { CommandLine, Row } from './terminal.ts';

interface Options {
  since?: string;
  job?: string;
  reference?: string;
  status?: string;
}

export function addApplicationsCommands(program: Command, commandLine: CommandLine): void {
  const group = addListCommand<ListedApplication, Options>(program, commandLine, {
    command: 'applications',
    description: 'what job seekers sent',
    plural: 'applications',
    options: [createJobOption(), createStatusOption()],
    list: (queries, options) => listApplications(queries, toFilter(options)),
    summarize,
  });

  group
    .command('export')
    .description('write applications.csv and the files beside it into a folder')
    .argument('[folder]', 'default: a new folder in .data/exports')
    .addOption(createSinceOption())
    .addOption(createJobOption())
    .addOption(createStatusOption())
    .option('--reference <reference>', 'only this application')
    .action(withAudit(commandLine, exportApplications));

  addStatusCommand(group, commandLine);
}

function createJobOption(): Option {
  return new Option('--job <code>', 'only for this job code');
}

function createStatusOption(): Option {
  return new Option('--status <status>', 'only with this status').choices(applicationStatuses);
}

function toFilter({ since, job, reference, status }: Options) {
  return { since, jobCode: job, reference: reference?.toUpperCase(), status };
}

async function exportApplications(
  context: AuditedContext,
  folder: string | undefined,
  options: Options,
): Promise<void> {
  const { services, config, terminal } = context;
  const { queries } = services.database;
  const filter = toFilter(options);
  if (filter.reference !== undefined && (await countApplications(queries, filter)) === 0) {
    throw new OperatorError(
      `There is no application ${filter.reference}. "applications list" shows the references.`,
    );
  }
  const target = await findExportPath(config, folder, 'applications');
  await createFolder(join(target, 'files'));
  const files = createFileExport(services.store);
  const rows = toRows(context, listApplications(queries, filter), (application) =>
    exportRow(files, target, application),
  );
  const stored = await listColumns(services.database, 'applications');
  const columns = stored.concat('status', Object.keys(ofParts));
  const count = await saveCsv(join(target, 'applications.csv'), columns, rows);
  const summary = files.summarize();
  const data = { applications: count, folder: target, ...summary };
  terminal.print(`Applications: ${count}, files: ${summary.files}. Written to ${target}.`, data);
  files.assertComplete();
}

const ofParts = Object.fromEntries(applicationFileNames.map((name) => [name, '']));

/** Copies the files of an application, and returns its row. */
async function exportRow(
  exported: FileExport,
  folder: string,
  { files, ...application }: ListedApplication,
): Promise<Row> {
  const row: Record<string, string | number | null> = { ...application, ...ofParts };
  for (const file of files) {
    const path = `files/${createReadableName(application.reference, file)}`;
    const state = await exported.copy(file, join(folder, path));
    row[file.part] = state === 'missing' ? `missing: ${file.name}` : path;
  }
  return row;
}

function summarize(application: ListedApplication): Row {
  return {
    reference: application.reference,
    receivedAt: formatMinute(application.receivedAt),
    name: `${application.firstName} ${application.lastName}`,
    email: application.email,
    jobCode: application.jobCode,
    status: application.status,
    files: application.files.length,
  };
}
