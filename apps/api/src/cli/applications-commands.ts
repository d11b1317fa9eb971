import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import {
  countApplications,
  listApplications,
  type ApplicationWithFiles,
} from '../modules/applications/application-repository.ts';
import type { ApplicationFileRow } from '../database/schema.ts';
import { createReadableName } from '../modules/applications/file-name.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import { describeActiveContent } from '../uploads/validate/upload-rules.ts';
import { assertComplete, exportFile, saveCsv, type ExportedFiles } from './export-file.ts';
import { createSinceOption, withAudit, type AuditedContext } from './command-context.ts';
import { addListCommand, formatMinute } from './record-commands.ts';
import { CommandError, type CommandLine, type Row } from './terminal.ts';

interface Options {
  since?: string;
  job?: string;
  reference?: string;
}

/** `kestrova applications …` */
export function addApplicationsCommands(program: Command, commandLine: CommandLine): void {
  const group = addListCommand<ApplicationWithFiles, Options>(program, commandLine, {
    command: 'applications',
    description: 'what job seekers sent',
    plural: 'applications',
    options: [createJobOption()],
    list: (queries, options) => listApplications(queries, toFilter(options)),
    summarize,
  });

  group
    .command('export')
    .description('write applications.csv and the files beside it into a folder')
    .argument('<folder>')
    .addOption(createSinceOption())
    .addOption(createJobOption())
    .option('--reference <reference>', 'only this application')
    .action(withAudit(commandLine, exportApplications));
}

function createJobOption(): Option {
  return new Option('--job <code>', 'only for this job code');
}

function toFilter({ since, job, reference }: Options) {
  return { since, jobCode: job, reference: reference?.toUpperCase() };
}

async function exportApplications(
  context: AuditedContext,
  folder: string,
  options: Options,
): Promise<void> {
  const { services, config, terminal } = context;
  const { queries } = services.database;
  const target = resolve(config.workingDir, folder);
  const filter = toFilter(options);
  if (filter.reference !== undefined && (await countApplications(queries, filter)) === 0) {
    throw new CommandError(`There is no application ${filter.reference}.`);
  }
  await mkdir(join(target, 'files'), { recursive: true, mode: 0o700 });
  const exported: ExportedFiles = { whole: [], damaged: [], missing: [] };
  const exportRows = async function* () {
    for await (const application of listApplications(queries, filter)) {
      context.countRecords(1);
      yield await exportRow(services.store, target, application, exported);
    }
  };
  const count = await saveCsv(join(target, 'applications.csv'), exportRows());
  const { whole, damaged, missing } = exported;
  const files = whole.length + damaged.length;
  terminal.print(`${count} applications and ${files} files were written to ${target}.`, {
    applications: count,
    files,
    folder: target,
    damaged,
    missing,
  });
  assertComplete(exported);
}

/** Copies the files of an application, and returns its row. */
async function exportRow(
  store: FileStore,
  folder: string,
  application: ApplicationWithFiles,
  exported: ExportedFiles,
): Promise<Row> {
  const missing: string[] = [];
  for (const file of application.files) {
    const path = join(folder, 'files', createReadableName(application.reference, file));
    if ((await exportFile(store, file, path, exported)) === 'missing') missing.push(file.name);
  }
  return toCsvRow(application, missing);
}

function summarize(application: ApplicationWithFiles): Row {
  return {
    reference: application.reference,
    receivedAt: formatMinute(application.receivedAt),
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
    return file === undefined ? '' : `files/${createReadableName(application.reference, file)}`;
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
