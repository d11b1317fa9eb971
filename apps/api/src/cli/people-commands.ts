import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { emailAddress } from '../config/config-values.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { createReadableName } from '../modules/applications/application-emails.ts';
import { createFolder } from '../files/durable-files.ts';
import { deleteTemporaryFiles } from '../files/temporary-files.ts';
import { countRows } from '../records/delete-records.ts';
import { deletePerson, findPerson, finishErasing } from '../records/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { withAudit, type AuditedContext } from './command-context.ts';
import { createFileExport, findExportPath, type FileExport } from './export-file.ts';
import { readPerson, type Person } from './read-person.ts';
import { formatCell, type CommandLine } from './terminal.ts';

/**
 * Trims an email address.
 * @throws OperatorError for anything else, such as a name: "Nothing is kept" would mislead.
 */
function parseAddress(argument: string): string {
  const text = argument.trim();
  if (emailAddress.safeParse(text).data === text) return text;
  throw new OperatorError(
    `${formatCell(text)} is not an email address, so nothing was searched. Write it as name@example.com.`,
  );
}

export function addPeopleCommands(program: Command, commandLine: CommandLine): void {
  const people = program.command('people').description('what is stored about one person');

  people
    .command('export')
    .description('write everything stored about an email address into a folder')
    .argument('<email>', '', parseAddress)
    .argument('[folder]', 'a new or empty folder; default: one in .data/exports')
    .action(withAudit(commandLine, exportAddress));

  people
    .command('erase')
    .description('delete everything stored about an email address: records, files and emails')
    .argument('<email>', '', parseAddress)
    .option('--yes', 'do not ask')
    .action(withAudit(commandLine, eraseAddress));
}

async function exportAddress(
  { services, config, terminal, countRecords }: AuditedContext,
  address: string,
  folder: string | undefined,
): Promise<void> {
  const { queries } = services.database;
  const target = await findExportPath(config, folder, 'person');
  await assertEmptyFolder(target);
  const person = await readPerson(
    queries,
    await findPerson(queries, address, config.outbox.teamAddresses),
  );
  const { applications, contactRequests, jobAlerts, emails } = person;
  const records = applications.length + contactRequests.length + jobAlerts.length;
  if (records + emails.length === 0) {
    terminal.print(`Nothing is kept of ${address}.`, { records, files: 0, emails: 0 });
    return;
  }
  countRecords(records + emails.length);
  const files = createFileExport(services.store);
  await exportPerson(files, person, { folder: target, address });
  const summary = files.summarize();
  terminal.print(
    `Records: ${records}, files: ${summary.files}, emails: ${emails.length}. Written to ${target}.`,
    { records, emails: emails.length, folder: target, ...summary },
  );
  files.assertComplete();
}

async function assertEmptyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(ignoreMissing);
  if (entries !== undefined && entries.length > 0) {
    throw new OperatorError(
      `${folder} is not empty, so nothing was written: the export of a person must not mix with other files. Name a new folder.`,
    );
  }
}

/**
 * Copies a person's files, and then writes what is kept about them as `data.json`, readable by their
 * owner only. Without `data.json` an export is not complete.
 */
async function exportPerson(
  exportedFiles: FileExport,
  { applications, ...person }: Person,
  { folder, address }: { folder: string; address: string },
): Promise<void> {
  await createFolder(join(folder, 'files'));
  const withFiles = [];
  for (const { files: stored, ...application } of applications) {
    const files = [];
    for (const { name, activeContent: _unused, applicationId: _id, ...file } of stored) {
      const path = `files/${createReadableName(application.reference, file)}`;
      const state = await exportedFiles.copy({ ...file, name }, join(folder, path));
      files.push({ ...file, path, state });
    }
    withFiles.push({ ...application, files });
  }
  const exportedAt = new Date().toISOString();
  const data = { address, exportedAt, applications: withFiles, ...person };
  const text = `${JSON.stringify(data, null, 2)}\n`;
  await writeFile(join(folder, 'data.json'), text, { mode: 0o600, flush: true });
}

export async function eraseAddress(
  { services, config, terminal, countRecords }: AuditedContext,
  address: string,
  { yes }: { yes?: true },
): Promise<void> {
  const { database } = services;
  const find = () => findPerson(database.queries, address, config.outbox.teamAddresses);
  const person = await find();
  const { recordCount, emailIds } = person;
  if (recordCount + emailIds.length > 0 && !yes) {
    await terminal.confirm(
      `Records to be erased with their files: ${recordCount}, emails to or from the address: ${emailIds.length}.`,
    );
  }
  const deleted = await deletePerson(database, person);
  countRecords(countRows(deleted));
  const finished = await finishErasing(services);
  const later = await find();
  const erasure = { deleted, ...finished, arrived: later.recordCount + later.emailIds.length };
  // Files of interrupted uploads name nobody, so all are deleted, except those still being received.
  await deleteTemporaryFiles(config.files.incomingDir);
  reportErasure(
    terminal,
    erasure,
    `Nothing is kept of ${address}. The command need not be run again.`,
  );
}
