import { OperatorError } from '../errors.ts';
import { countRows } from '../records/delete-records.ts';
import type { Erasure } from '../records/erase-person.ts';
import type { Terminal } from './terminal.ts';

/**
 * Prints what was erased and what is left, or `whenComplete` if nothing is.
 * @throws OperatorError if something is left that another run must finish.
 */
export function reportErasure(
  terminal: Terminal,
  erasure: Erasure,
  whenComplete: string,
  data: object = {},
): void {
  const { deleted, finished, pending, isOverwritten, arrived = 0 } = erasure;
  const hasDeleted = countRows(deleted) > 0;
  const lines = [
    hasDeleted &&
      `Erased. Records: ${deleted.records}, files: ${deleted.files}, emails: ${deleted.emails}.`,
    !hasDeleted &&
      finished.files + finished.emails > 0 &&
      `An earlier run had not finished. Removed now: files ${finished.files}, emails ${finished.emails}.`,
    arrived > 0 &&
      `Records and emails that arrived since the command began, and were kept: ${arrived}. Run the command again to erase them too.`,
    deleted.webhooks > 0 &&
      `Webhooks of these: ${deleted.webhooks}. What their receiver already has is not deleted: erase it there too.`,
    deleted.handedOver > 0 &&
      `Emails of these that had begun to leave: ${deleted.handedOver}. A mail server may have accepted them, and they cannot be recalled.`,
    pending.count > 0 &&
      finished.failures.length === 0 &&
      `Emails that a server was about to send: ${pending.count}. It stops before it sends their content. Run the command again after ${pending.keepUntil} to check that no copy is left.`,
    pending.count + arrived === 0 && isOverwritten !== false && whenComplete,
  ];
  terminal.print(lines.filter(Boolean).join('\n'), {
    ...data,
    ...deleted,
    pending: pending.count,
    arrived,
    overwritten: isOverwritten,
  });
  assertFinished(erasure);
}

function assertFinished({ finished, pending, isOverwritten }: Erasure): void {
  if (finished.failures.length > 0) {
    throw new OperatorError(
      [
        `Files or copies of emails that are still to be removed: ${pending.count}. Run the command again; the server also retries every hour. The first problems:`,
        ...finished.failures.map((failure) => `  ${failure}`),
      ].join('\n'),
    );
  }
  if (isOverwritten === false) {
    throw new OperatorError(
      'The rows are deleted, but another process was reading the database, so the database files still contain older copies of them. Run the command again when that process, such as a backup, has finished.',
    );
  }
}
