import type { BackupFacts } from '../backup/backup-format.ts';
import type { Verification } from '../backup/verify-backup.ts';
import type { Config } from '../config.ts';
import type { OutboxCounts } from '../email/outbox/email-overview.ts';
import { OperatorError } from '../errors.ts';
import { nameSome, type Terminal } from './terminal.ts';

/** @throws OperatorError if files were missing or damaged; the backup has everything else. */
export function reportBackup(terminal: Terminal, folder: string, facts: BackupFacts): void {
  terminal.print([`The backup is whole: ${folder}`, ...describeContent(facts)].join('\n'), {
    folder,
    ...facts,
  });
  // A file that its sender removed is not lost.
  const problems = describeLosses({ ...facts, removed: [] });
  if (problems.length > 0) {
    throw new OperatorError(`${problems.join('\n')}\nEverything else is in the backup.`);
  }
}

const maxProblems = 20;

/** @throws OperatorError if anything is wrong with the backup. */
export function reportVerification(
  terminal: Terminal,
  folder: string,
  { facts, problems }: Verification,
): void {
  const count = problems.length;
  const first = problems.slice(0, maxProblems);
  const lines = [
    `The backup is ${count === 0 ? 'whole' : 'damaged'}: ${folder}`,
    ...describeContent(facts),
    ...describeLosses(facts).map((loss) => `When it was taken: ${loss}`),
  ];
  terminal.print(lines.join('\n'), {
    folder,
    isWhole: count === 0,
    problems: count,
    first,
    ...facts,
  });
  if (count === 0) return;
  const rest = count > first.length ? [`and ${count - first.length} more.`] : [];
  throw new OperatorError([...first, ...rest, 'Use another backup.'].join('\n'));
}

export function reportRestore(
  terminal: Terminal,
  { facts, emails, config }: { facts: BackupFacts; emails: OutboxCounts; config: Config },
): void {
  const place = config.database.url === undefined ? config.dataDir : 'the database and its store';
  const { waiting, dead } = emails;
  const lines = [
    `The backup of ${facts.createdAt} was restored into ${place}, files: ${facts.files.count}. The server can be started.`,
    waiting > 0 &&
      `Waiting emails in it: ${waiting}. The server sends them when it starts, even if the original has sent them since. To prevent this, restore with --hold-emails.`,
    dead > 0 && `Emails held or dead: ${dead}. "emails resend --dead" sends them.`,
    'People who withdrew, ended a job alert or were erased after the backup was taken are in it again: erase them again with "people erase".',
    ...describeLosses(facts).map((loss) => `When it was taken: ${loss}`),
  ];
  terminal.print(lines.filter(Boolean).join('\n'), { ...facts, emails: { waiting, dead } });
}

function describeContent({ createdAt, database, tables, files }: BackupFacts): string[] {
  const rows = (table: string) => tables[table] ?? 0;
  return [
    `Taken ${createdAt} from ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}. Applications: ${rows('applications')}, contact requests: ${rows('contactRequests')}, job alerts: ${rows('jobAlerts')}, jobs: ${rows('jobs')},`,
    `files: ${files.count} (${(files.bytes / 1_000_000).toFixed(1)} MB).`,
  ];
}

function describeLosses({ missing, damaged, removed }: BackupFacts): string[] {
  const losses: [string, string[]][] = [
    ['that are missing from the store', missing],
    ['that are not what was received', damaged],
    ['that their senders removed during the backup', removed],
  ];
  return losses
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `Files ${what}: ${nameSome(names)}.`);
}
