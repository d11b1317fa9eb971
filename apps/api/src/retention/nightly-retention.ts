import { setTimeout as pause } from 'node:timers/promises';
import { finishAuditEntry, startAuditEntry } from '../audit/audit-log.ts';
import type { Database } from '../database/open-database.ts';
import { day, instantAfter, safeNow } from '../time.ts';
import { deleteExpiredAlerts } from './delete-expired-alerts.ts';
import { deleteOldEmails } from './delete-old-emails.ts';
import { countRecordsBefore, deleteRecordsBefore } from './delete-records-before.ts';
import { claimNight, type NightClaim } from './nightly-claim.ts';

/** Milliseconds between two nights that agree about the date; with a server that was down for two. */
const maxGap = 3 * day;

/** Each night in the audit log, with 0 records too: it shows that the period was kept. */
const auditedAct = { operator: 'server', command: 'retention apply' };

/** Later than any record, also than those that a clock has dated ahead. */
const endOfTime = '9999';

/** What became of a night. */
export type NightReport =
  | { outcome: 'success'; records: number; files: number; emails: number }
  /** No night was seen yet, so there is nothing to compare the clock with. */
  | { outcome: 'withheld'; reason: 'first' }
  | { outcome: 'withheld'; reason: 'clock'; seenAt: string }
  | { outcome: 'withheld'; reason: 'share'; due: number; total: number };

export interface NightOptions {
  retentionDays: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  signal?: AbortSignal;
}

/**
 * Deletes what is older than the retention period, as `retention apply` does, and emails that were sent
 * 30 days ago: once a night, by one instance. Nothing is deleted unless the last night was seen within
 * three days, since a clock that is wrong at the start makes everything old; nor where more than half of
 * all records would go at once. The operator's command does both.
 * @returns undefined where this night is dealt with, or another instance is at it.
 */
export async function applyNightly(
  database: Database,
  { retentionDays, now = safeNow, signal }: NightOptions,
): Promise<NightReport | undefined> {
  const claim = await claimNight(database.queries, now());
  if (claim === undefined) return undefined;
  try {
    const report = await deleteDue(database, claim, { retentionDays, now, signal });
    await claim.finish(now(), report.outcome === 'success');
    return report;
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function deleteDue(
  database: Database,
  claim: NightClaim,
  {
    retentionDays,
    now,
    signal,
  }: Required<Pick<NightOptions, 'retentionDays' | 'now'>> & {
    signal: AbortSignal | undefined;
  },
): Promise<NightReport> {
  const instant = now();
  const { seenAt } = claim.previous;
  if (seenAt === null) return { outcome: 'withheld', reason: 'first' };
  if (!isClockTrusted(seenAt, instant)) return { outcome: 'withheld', reason: 'clock', seenAt };
  const before = instantAfter(-retentionDays * day, instant);
  const due = await countRecordsBefore(database.queries, before);
  const total = await countRecordsBefore(database.queries, endOfTime);
  if (due * 2 > total) return { outcome: 'withheld', reason: 'share', due, total };
  const auditId = await startAuditEntry(database.queries, auditedAct);
  const betweenBatches = createPace(() => claim.renew(now()), signal);
  const { records, files, emails } = await deleteRecordsBefore(database, before, betweenBatches);
  const alerts = await deleteExpiredAlerts(database, retentionDays, instant);
  const sent = await deleteOldEmails(database, instant, betweenBatches);
  const report = { records: records + alerts, files, emails: emails + sent };
  await finishAuditEntry(database.queries, auditId, report.records + report.emails);
  return { outcome: 'success', ...report };
}

function isClockTrusted(seenAt: string, now: number): boolean {
  const gap = now - Date.parse(seenAt);
  return gap >= 0 && gap <= maxGap;
}

/** Leaves as much time to visitors between two batches as a batch takes. */
function createPace(renew: () => Promise<void>, signal: AbortSignal | undefined) {
  let start = performance.now();
  return async () => {
    await renew();
    await pause(performance.now() - start, undefined, { signal });
    start = performance.now();
  };
}
