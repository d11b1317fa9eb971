import type { BackupFacts } from '../backup/backup-format.ts';
import type { Verification } from '../backup/verify-backup.ts';
import type { Config } from '../config.ts';
import type { OutboxCounts } from '../email/outbox/email-overview.ts';
import { CommandError, nameSome, type Terminal } from './terminal.ts';

/** @throws CommandError if the store had lost files; everything else is in the backup. */
export function reportBackup(terminal: Terminal, folder: string, facts: BackupFacts): void {
  terminal.print([`The backup is whole: ${folder}`, ...describeContent(facts)].join('\n'), {
    folder,
    ...facts,
  });
  // What was removed by its sender is no loss.
  const problems = describeLosses({ ...facts, removed: [] });
  if (problems.length > 0) {
    throw new CommandError(`${problems.join('\n')}\nEverything else is in the backup.`);
  }
}

/** @throws CommandError if anything is wrong with the backup. */
export function reportVerification(
  terminal: Terminal,
  folder: string,
  { facts, problems, unread }: Verification,
): void {
  const isWhole = problems.count === 0;
  const data = {
    folder,
    isWhole,
    problems: problems.count,
    first: problems.first,
    unread,
    ...facts,
  };
  const lines = [
    isWhole ? `The backup is whole: ${folder}` : `The backup is damaged: ${folder}`,
    ...describeContent(facts),
    ...describeLosses(facts).map((loss) => `As it was taken: ${loss}`),
    ...(isWhole && unread !== undefined
      ? [`Every file is as it was written, but the database's own check was not made: ${unread}`]
      : []),
  ];
  terminal.print(lines.join('\n'), data);
  if (isWhole) return;
  const more = problems.count - problems.first.length;
  const rest = more > 0 ? [`and ${more} more.`] : [];
  throw new CommandError([...problems.first, ...rest].join('\n'));
}

interface RestoreReport {
  facts: BackupFacts;
  emails: OutboxCounts;
  config: Config;
}

export function reportRestore(terminal: Terminal, { facts, emails, config }: RestoreReport): void {
  const place = config.database.url === undefined ? config.dataDir : 'the database and its store';
  const lines = [
    `The backup of ${facts.createdAt} was restored into ${place}, with ${facts.files.count} files. The server can be started.`,
    ...describeEmails(emails),
    'People who withdrew, ended a job alert or were erased after the backup was taken are in it again: erase them again with "people erase".',
    ...describeLosses(facts).map((loss) => `As it was taken: ${loss}`),
  ];
  const { waiting, dead } = emails;
  terminal.print(lines.join('\n'), { ...facts, emails: { waiting, dead } });
}

function describeEmails({ waiting, dead }: OutboxCounts): string[] {
  const lines: string[] = [];
  if (waiting > 0) {
    lines.push(
      `${waiting} emails wait in it, and its server sends them when it starts, also those that the original has sent since. To prevent it, restore with --hold-emails.`,
    );
  }
  if (dead > 0) {
    lines.push(`${dead} emails are held or were given up; "emails resend --dead" sends them.`);
  }
  return lines;
}

function describeContent({ createdAt, database, tables, files }: BackupFacts): string[] {
  const rows = (table: string) => tables[table] ?? 0;
  return [
    `Taken ${createdAt} from ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}: ${rows('applications')} applications, ${rows('contactRequests')} contact requests, ${rows('jobAlerts')} job alerts, ${rows('jobs')} jobs,`,
    `${files.count} files of ${(files.bytes / 1_000_000).toFixed(1)} MB.`,
  ];
}

function describeLosses({ missing, damaged, removed }: BackupFacts): string[] {
  return [
    ...(missing.length > 0 ? [`Files that are missing from the store: ${nameSome(missing)}.`] : []),
    ...(damaged.length > 0 ? [`Files that are not what was received: ${nameSome(damaged)}.`] : []),
    ...(removed.length > 0
      ? [`Files that their senders removed during the backup: ${nameSome(removed)}.`]
      : []),
  ];
}
