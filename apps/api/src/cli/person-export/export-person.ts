import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../files/error-code.ts';
import { createReadableName } from '../../modules/applications/application-files.ts';
import { describeActiveContent } from '../../uploads/validate/upload-rules.ts';
import type { FileExport } from '../export-file.ts';
import { CommandError } from '../terminal.ts';
import { renderPerson, type ExportedFile, type ExportedPerson } from './person-page.ts';
import type { Person } from './read-person.ts';

/** @throws CommandError if the folder holds anything. */
export async function assertEmptyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(ignoreMissing);
  if (entries !== undefined && entries.length > 0) {
    throw new CommandError(
      `${folder} is not empty, so nothing was written: the export of a person must not mix with other files. Name a new folder.`,
    );
  }
}

/**
 * Writes what is kept about a person for people (`index.html`) and programs (`data.json`), with their
 * files beside, readable by this user alone. The page comes last: where it is, the export is whole.
 */
export async function exportPerson(
  exportedFiles: FileExport,
  { applications, ...person }: Person,
  { folder, address }: { folder: string; address: string },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const withFiles: ExportedPerson['applications'][number][] = [];
  for (const { files: stored, ...application } of applications) {
    const files: ExportedFile[] = [];
    for (const { name, activeContent, applicationId: _id, ...file } of stored) {
      const path = `files/${createReadableName(application.reference, file)}`;
      await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
      const state = await exportedFiles.copy({ ...file, name }, join(folder, path));
      files.push({ ...file, path, state, activeContent: describeActiveContent(activeContent) });
    }
    withFiles.push({ ...application, files });
  }
  const exportedAt = new Date().toISOString();
  const exported: ExportedPerson = { address, exportedAt, applications: withFiles, ...person };
  const save = (name: string, text: string) =>
    writeFile(join(folder, name), text, { mode: 0o600, flush: true });
  await save('data.json', `${JSON.stringify(exported, null, 2)}\n`);
  await save('index.html', renderPerson(exported));
}
