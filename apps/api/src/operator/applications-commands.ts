import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { listApplications, type KeptApplication } from '../applications/application-repository.ts';
import type { ApplicationFileRow } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { saveCsv } from './csv-file.ts';
import { OperatorError } from './operator-error.ts';
import { createSinceOption } from './since-option.ts';
import type { Row } from './table.ts';
import { withHouse, type Workplace } from './with-house.ts';

interface Options {
  since?: string;
  job?: string;
}

/** `kestrova applications …` */
export function addApplicationsCommands(program: Command): void {
  const applications = program.command('applications').description('what job seekers sent');

  applications
    .command('list')
    .description('show applications, newest first')
    .addOption(createSinceOption())
    .option('--job <code>', 'only for this job code')
    .action((options: Options, command: Command) =>
      withHouse(command, async ({ house, terminal }) => {
        const rows = await listApplications(house.database.queries, toFilter(options));
        terminal.showRows(rows.map(summarize), 'There are no such applications.');
      }),
    );

  applications
    .command('export')
    .description('write applications.csv and the files beside it into a folder')
    .argument('<folder>')
    .addOption(createSinceOption())
    .option('--job <code>', 'only for this job code')
    .action((folder: string, options: Options, command: Command) =>
      withHouse(command, (workplace) => exportApplications(workplace, folder, options)),
    );
}

function toFilter({ since, job }: Options) {
  return { since, jobCode: job };
}

async function exportApplications(
  { house, settings, terminal }: Workplace,
  folder: string,
  options: Options,
): Promise<void> {
  const target = resolve(settings.workingDir, folder);
  await mkdir(join(target, 'files'), { recursive: true, mode: 0o700 });
  const applications = await listApplications(house.database.queries, toFilter(options));
  const progress = terminal.startProgress('Exporting', applications.length);
  const damaged: string[] = [];
  let files = 0;
  for (const application of applications) {
    for (const file of application.files) {
      const path = join(target, 'files', exportedName(application, file));
      if (!(await saveFile(house.store, file, path))) damaged.push(file.name);
      files += 1;
    }
    progress.advance(1);
  }
  await saveCsv(join(target, 'applications.csv'), applications.map(toCsvRow));
  progress.finish();
  terminal.say(
    `${applications.length} applications and ${files} files were written to ${target}.`,
    {
      applications: applications.length,
      files,
      folder: target,
      damaged,
    },
  );
  if (damaged.length > 0) {
    throw new OperatorError(`These files are not what was received: ${damaged.join(', ')}`);
  }
}

/** @returns whether the content is, byte by byte, what was received. */
async function saveFile(
  store: FileStore,
  file: ApplicationFileRow,
  path: string,
): Promise<boolean> {
  const hash = createHash('sha256');
  const measure = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(await store.open(file.name), measure, createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex') === file.sha256;
}

/** The reference finds the line, and the ending is what the content is. */
function exportedName({ reference }: KeptApplication, { part, kind }: ApplicationFileRow): string {
  return `${reference}-${part}.${kind}`;
}

function summarize(application: KeptApplication): Row {
  return {
    reference: application.reference,
    receivedAt: application.receivedAt.slice(0, 16).replace('T', ' '),
    name: `${application.firstName} ${application.lastName}`,
    email: application.email,
    jobCode: application.jobCode,
    files: application.files.length,
  };
}

function toCsvRow({ files, ...application }: KeptApplication): Row {
  const named = (part: string) => {
    const file = files.find((candidate) => candidate.part === part);
    return file === undefined ? '' : `files/${exportedName({ ...application, files }, file)}`;
  };
  return { ...application, cv: named('cv'), additionalFile: named('additionalFile') };
}
