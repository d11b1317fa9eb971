import { Command } from 'commander';
import { addApplicationsCommands } from './applications-commands.ts';
import { addContactsCommands } from './contacts-commands.ts';
import { addFilesCommands } from './files-commands.ts';
import { addJobsCommands } from './jobs-commands.ts';
import { addEmailsCommands } from './emails-commands.ts';
import { addPersonCommands } from './people-commands.ts';
import { addRetentionCommands } from './retention-commands.ts';

/** The operator's command line: every command in one list. */
export function createProgram(): Command {
  const program = new Command('kestrova')
    .description('Works with what the website keeps. It uses the same settings as the server.')
    .option('--json', 'answer in JSON, for programs')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to see what there is)');
  addJobsCommands(program);
  addApplicationsCommands(program);
  addContactsCommands(program);
  addEmailsCommands(program);
  addPersonCommands(program);
  addRetentionCommands(program);
  addFilesCommands(program);
  return program;
}
