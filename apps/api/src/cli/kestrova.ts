#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { explainSetupError } from '../setup-errors.ts';
import { addApplicationsCommands } from './applications-commands.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addJobsCommands } from './jobs-commands.ts';
import { addEmailsCommands } from './emails-commands.ts';
import { addPeopleCommands } from './people-commands.ts';
import { addAlertsCommands, addAuditCommands, addContactsCommands } from './record-commands.ts';
import { addRetentionCommands } from './retention-commands.ts';
import type { CommandLine } from './terminal.ts';
import { addWebhooksCommands } from './webhooks-commands.ts';

/** Runs an operator's command. @returns its exit code. */
export async function runCommandLine(
  args: readonly string[],
  commandLine: CommandLine,
): Promise<number> {
  try {
    await createProgram(commandLine).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its own errors, and help.
    if (error instanceof CommanderError) return error.exitCode;
    commandLine.writeError(`${describe(error)}\n`);
    return 1;
  }
}

function createProgram(commandLine: CommandLine): Command {
  const program = new Command('kestrova')
    .description('Manages the stored data of the website, with the same settings as the server.')
    .version(manifest.version)
    .option('--json', 'print JSON, for programs')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to list the commands and options)')
    .configureOutput({ writeOut: commandLine.write, writeErr: commandLine.writeError })
    .exitOverride();
  addJobsCommands(program, commandLine);
  addApplicationsCommands(program, commandLine);
  addContactsCommands(program, commandLine);
  addAlertsCommands(program, commandLine);
  addEmailsCommands(program, commandLine);
  addWebhooksCommands(program, commandLine);
  addPeopleCommands(program, commandLine);
  addRetentionCommands(program, commandLine);
  addAuditCommands(program, commandLine);
  addBackupCommands(program, commandLine);
  addDoctorCommand(program, commandLine);
  return program;
}

function describe(error: unknown): string {
  const explained = explainSetupError(error, 'the path');
  if (explained !== undefined) return explained;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

if (import.meta.main) {
  // `pnpm run operator -- jobs list` passes the two dashes on.
  const args = process.argv.slice(2);
  if (args[0] === '--') args.shift();

  // If a reader such as `head` closes the pipe, the command still finishes its work.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }

  process.exitCode = await runCommandLine(args, {
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    isInteractive: process.stdin.isTTY,
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  });
}
