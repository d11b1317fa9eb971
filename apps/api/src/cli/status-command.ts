import { closingReasons, firstIssueMessage, newStatuses, schemas } from '@kestrova/api-contract';
import { Argument, Option, type Command } from 'commander';
import { OperatorError, OutdatedError } from '../errors.ts';
import { listApplications } from '../modules/applications/application-repository.ts';
import { changeStatus, describeChange } from '../modules/applications/change-status.ts';
import { listStatusChanges, toStatusChange } from '../modules/applications/status-repository.ts';
import { withAudit, type AuditedContext } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

interface Options {
  reason?: string;
  sentence?: string;
  email: boolean;
}

export function addStatusCommand(group: Command, commandLine: CommandLine): void {
  group
    .command('status')
    .description('change where an application stands, and email it to the applicant')
    .argument('<reference>')
    .addArgument(new Argument('<status>').choices(newStatuses))
    .addOption(new Option('--reason <reason>', 'why it is closed').choices(closingReasons))
    .option('--sentence <text>', 'what you add for the applicant')
    .option('--no-email', 'only save it')
    .action(withAudit(commandLine, saveStatus));
}

async function saveStatus(
  { services, terminal, countRecords }: AuditedContext,
  reference: string,
  status: string,
  { reason, sentence, email }: Options,
): Promise<void> {
  const { queries } = services.database;
  const filter = { since: undefined, jobCode: undefined, reference: reference.toUpperCase() };
  const [application] = await Array.fromAsync(listApplications(queries, filter));
  if (application === undefined) {
    throw new OperatorError(
      `There is no application ${filter.reference}. "applications list" shows the references.`,
    );
  }
  const lastChangeId = (await listStatusChanges(queries, [application.id])).at(-1)?.id;
  const wanted = { status, reason, sentence, notify: email, lastChangeId };
  const { data, error } = schemas.changeStatus.body.safeParse(wanted);
  if (error !== undefined) throw new OperatorError(firstIssueMessage(error));
  const change = await changeStatus(services, application.id, data).catch((cause: unknown) => {
    if (!(cause instanceof OutdatedError)) throw cause;
    throw new OperatorError(
      'Somebody else has just saved another status, so yours was not saved. Run the command again if it is still right.',
    );
  });
  countRecords(1);
  terminal.print(describeChange(change), toStatusChange(change));
}
