import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { emailAddress } from '../config-values.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { createReadableName } from '../modules/applications/application-emails.ts';
import { describeActiveContent } from '../uploads/validate/upload-rules.ts';
import { createFolder, deleteTemporaryFiles } from '../files/local-files.ts';
import { deletePerson, findPerson, finishErasing } from '../records/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { withAudit, type AuditedContext } from './command-context.ts';
import { findExportPath } from './export-path.ts';
import { createFileExport, type FileExport } from './export-file.ts';
import {
  renderPerson,
  type ExportedFile,
  type ExportedPerson,
} from './person-export/person-page.ts';
import { readPerson, type Person } from './person-export/read-person.ts';
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
    `Records: ${records}, files: ${summary.files}, emails: ${emails.length}. They were written to ${target}: open index.html there.`,
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
 * Writes what is kept about a person for people (`index.html`) and programs (`data.json`), with
 * their files, readable by their owner only. The page is called `index.html.part` until everything is
 * written, so a partial export does not look complete.
 */
async function exportPerson(
  exportedFiles: FileExport,
  { applications, ...person }: Person,
  { folder, address }: { folder: string; address: string },
): Promise<void> {
  const save = (name: string, text: string) =>
    writeFile(join(folder, name), text, { mode: 0o600, flush: true });
  await createFolder(folder);
  await save('index.html.part', '');
  const withFiles: ExportedPerson['applications'][number][] = [];
  for (const { files: stored, ...application } of applications) {
    const files: ExportedFile[] = [];
    for (const { name, activeContent, applicationId: _id, ...file } of stored) {
      const path = `files/${createReadableName(application.reference, file)}`;
      await createFolder(join(folder, 'files'));
      const state = await exportedFiles.copy({ ...file, name }, join(folder, path));
      files.push({ ...file, path, state, activeContent: describeActiveContent(activeContent) });
    }
    withFiles.push({ ...application, files });
  }
  const exportedAt = new Date().toISOString();
  const exported: ExportedPerson = { address, exportedAt, applications: withFiles, ...person };
  await save('data.json', `${JSON.stringify(exported, null, 2)}\n`);
  await save('index.html.part', renderPerson(exported));
  await rename(join(folder, 'index.html.part'), join(folder, 'index.html'));
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
  countRecords(deleted.records + deleted.emails);
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
