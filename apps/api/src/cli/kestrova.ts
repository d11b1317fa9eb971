#!/usr/bin/env -S node --conditions=@kestrova/source
import { Command } from 'commander';
import { findDatabaseError } from '../database/database-error.ts';
import { SettingsError } from '../config.ts';
import { addApplicationsCommands } from './applications-commands.ts';
import { addContactsCommands } from './contacts-commands.ts';
import { addFilesCommands } from './files-commands.ts';
import { addJobsCommands } from './jobs-commands.ts';
import { addEmailsCommands } from './emails-commands.ts';
import { addPeopleCommands } from './people-commands.ts';
import { addRetentionCommands } from './retention-commands.ts';
import { CommandError } from './terminal.ts';

// `pnpm operator -- jobs list` hands the two dashes on.
const args = process.argv.slice(2);
if (args[0] === '--') args.shift();

try {
  await createProgram().parseAsync(args, { from: 'user' });
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

/** The operator's command line: every command in one list. */
function createProgram(): Command {
  const program = new Command('kestrova')
    .description('Works with what the website keeps. It uses the same settings as the server.')
    .option('--json', 'print JSON, for programs')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to see what there is)');
  addJobsCommands(program);
  addApplicationsCommands(program);
  addContactsCommands(program);
  addEmailsCommands(program);
  addPeopleCommands(program);
  addRetentionCommands(program);
  addFilesCommands(program);
  return program;
}

function describe(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  if (findDatabaseError(error) === 'down') {
    return 'The database does not answer. Check DATABASE_URL and that it runs, and run the command again.';
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    return `A file or folder cannot be used: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
