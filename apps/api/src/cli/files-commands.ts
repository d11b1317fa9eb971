import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { findFileProblem } from '@kestrova/api-contract';
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { UnavailableError } from '../errors.ts';
import { describeActiveContent } from '../uploads/validate/upload-rules.ts';
import {
  createUploadValidator,
  type UploadValidator,
} from '../uploads/validate/upload-validator.ts';
import { CommandError, createTerminal, renderTable, type CommandLine } from './terminal.ts';

interface CheckedFile {
  file: string;
  isAccepted: boolean;
  /** The visitor's message; for an accepted file, what the careers team reads. */
  told: string;
  milliseconds: number;
}

/** In characters; every message for visitors fits. */
const maxCellWidth = 200;

/** `kestrova files …` */
export function addFilesCommands(program: Command, commandLine: CommandLine): void {
  program
    .command('files')
    .description('what becomes of files that visitors send')
    .command('check')
    .description('say for a file, or each file of a folder, what a visitor who sends it is told')
    .argument('<folder>')
    .action((folder: string, _options: unknown, command: Command) =>
      checkFiles(commandLine, folder, command),
    );
}

async function checkFiles(
  commandLine: CommandLine,
  folder: string,
  command: Command,
): Promise<void> {
  const { json } = command.optsWithGlobals<{ json?: true }>();
  const terminal = createTerminal(commandLine, json === true);
  const paths = await listFiles(resolve(readConfig(commandLine.environment).workingDir, folder));
  const progress = terminal.startProgress('Checking', paths.length);
  const validator = createUploadValidator((error) => {
    commandLine.writeError(`${error.message}\n`);
  });
  const files: CheckedFile[] = [];
  try {
    for (const path of paths) {
      files.push(await checkFile(path, validator));
      progress.advance(1);
    }
  } finally {
    progress.finish();
    await validator.close();
  }
  const summary = summarize(files);
  terminal.print(`${renderTable(files.map(toRow), maxCellWidth)}\n\n${describe(summary)}`, {
    files,
    ...summary,
  });
}

async function listFiles(path: string): Promise<string[]> {
  try {
    if ((await stat(path)).isFile()) return [path];
    const entries = await readdir(path, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(path, name));
    if (files.length === 0) throw new CommandError(`There are no files in ${path}.`);
    return files.toSorted();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${path} cannot be read. Give a file, or a folder with files.`);
  }
}

async function checkFile(path: string, validator: UploadValidator): Promise<CheckedFile> {
  const [file, { size }] = [basename(path), await stat(path)];
  const start = performance.now();
  const outcome = await findOutcome(path, size, validator);
  return { file, ...outcome, milliseconds: Math.round(performance.now() - start) };
}

/** Applies the form's rules first, as the server does. */
async function findOutcome(path: string, size: number, validator: UploadValidator) {
  const fileName = basename(path);
  const problem = findFileProblem({ name: fileName, type: '', size });
  if (problem !== undefined) return { isAccepted: false, told: problem };
  try {
    const verdict = await validator.validate({ path, fileName }, 'operator');
    if (!verdict.isAccepted) return { isAccepted: false, told: verdict.message };
    const { kind, activeContent } = verdict;
    const marks = describeActiveContent(activeContent.join(','));
    const warning = marks === '' ? '' : `, marked: contains ${marks}`;
    return { isAccepted: true, told: `accepted as ${kind.toUpperCase()}${warning}` };
  } catch (error) {
    if (error instanceof UnavailableError) return { isAccepted: false, told: error.message };
    throw error;
  }
}

function toRow({ file, told, milliseconds }: CheckedFile) {
  return { file, ms: milliseconds, told };
}

function summarize(files: readonly CheckedFile[]) {
  const accepted = files.filter((file) => file.isAccepted).length;
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  return { accepted, refused: files.length - accepted, slowest };
}

function describe({ accepted, refused, slowest }: ReturnType<typeof summarize>): string {
  return `${accepted} accepted, ${refused} refused; slowest: ${slowest?.file} with ${slowest?.milliseconds} ms.`;
}
