import { Counter, Gauge, Registry } from 'prom-client';
import type { Queries } from './database/open-database.ts';
import { findServerState } from './database/server-state.ts';
import { countDeliveries } from './outbox/delivery-overview.ts';
import { dependencies } from './http/errors/error-response.ts';
import type { Slots } from './http/overload/overload-protection.ts';
import { cleanupSteps, type CleanupObserver } from './records/cleanup-job.ts';
import { countPendingRemovals } from './records/pending-removals.ts';
import { second } from './time.ts';

/** All metrics except those of responses and of readiness, which are in `http/metrics.ts`. */
export function createMetrics(
  queries: Queries,
  { submissions, uploads }: Record<'submissions' | 'uploads', Slots>,
) {
  const registry = new Registry();
  const progress = new Gauge({
    name: 'kestrova_submissions_in_progress',
    help: 'Submissions that are being received or saved; uploads are those with files',
    labelNames: ['kind'],
    registers: [],
    collect() {
      this.set({ kind: 'all' }, submissions.countTaken());
      this.set({ kind: 'upload' }, uploads.countTaken());
    },
  });
  registry.registerMetric(progress);
  /** Creates a counter with one label; every value exists from the start. */
  const createCounter = <const Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ) => {
    const counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
    for (const value of values) counter.inc({ [label]: value }, 0);
    return (value: Value, by = 1): void => counter.inc({ [label]: value }, by);
  };
  const overloadRejections = new Counter({
    name: 'kestrova_overload_rejections_total',
    help: 'Submissions that got 503 because too many were in progress or the event loop was late',
    registers: [registry],
  });
  return {
    registry,
    readStored: registerStoredGauges(registry, queries),
    countSubmission: createCounter(
      'kestrova_submissions_accepted_total',
      'Submissions stored, by kind; without duplicates and rejected ones',
      'kind',
      ['application', 'contact', 'alert'],
    ),
    countUnsolicited: createCounter(
      'kestrova_unsolicited_total',
      'Forms rejected as the work of a program, by reason',
      'reason',
      ['honeypot', 'too-fast'],
    ),
    countEmailAttempt: createCounter(
      'kestrova_email_attempts_total',
      'Attempts to send an email, by outcome; a delayed one is retried',
      'outcome',
      ['sent', 'sent-without-files', 'withdrawn', 'delayed', 'dead'],
    ),
    countWebhookAttempt: createCounter(
      'kestrova_webhook_attempts_total',
      'Attempts to deliver a webhook, by outcome; a delayed one is retried',
      'outcome',
      ['sent', 'withdrawn', 'delayed', 'dead'],
    ),
    countDependencyFailure: createCounter(
      'kestrova_dependency_failures_total',
      'Requests that got 503 or 507 because something the server depends on failed',
      'dependency',
      dependencies,
    ),
    countOverload: () => overloadRejections.inc(),
    cleanup: {
      onStep: createStepCounter(registry),
      onDeleted: createCounter(
        'kestrova_deleted_total',
        'What the cleanup has deleted for good, by kind',
        'kind',
        ['record', 'email', 'webhook', 'file'],
      ),
    },
  };
}

/** Registers the gauges of the database. @returns the function that updates them. */
export function registerStoredGauges(registry: Registry, queries: Queries): () => Promise<void> {
  const createGauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `kestrova_${name}`, help, labelNames, registers: [registry] });
  const emails = createGauge(
    'outbox_emails',
    'Emails that wait to be sent, and dead ones that wait for the operator',
    ['state'],
  );
  const oldest = createGauge('outbox_oldest_seconds', 'Age of the oldest waiting email');
  const webhooks = createGauge(
    'outbox_webhooks',
    'Webhooks that wait to be delivered, and dead ones that wait for the operator',
    ['state'],
  );
  const oldestWebhook = createGauge(
    'outbox_oldest_webhook_seconds',
    'Age of the oldest waiting webhook',
  );
  const lastRetention = createGauge(
    'retention_last_success_timestamp_seconds',
    'When an instance last applied the retention period; before that, when this one started',
  );
  const removals = createGauge(
    'pending_removals',
    'Files and copies of emails of deleted records that are still to be removed',
  );
  const lastBackup = createGauge(
    'backup_last_success_timestamp_seconds',
    'When `backup create` last finished; 0 if it never has',
  );
  const startedAt = new Date().toISOString();
  return async () => {
    for (const [channel, counts, age] of [
      ['email', emails, oldest],
      ['webhook', webhooks, oldestWebhook],
    ] as const) {
      const { waiting, dead, oldestWaiting } = await countDeliveries(queries, channel);
      counts.set({ state: 'waiting' }, waiting);
      counts.set({ state: 'dead' }, dead);
      const now = Date.now();
      const oldestTime = oldestWaiting === undefined ? now : Date.parse(oldestWaiting);
      age.set((now - oldestTime) / second);
    }
    const retainedAt = await findServerState(queries, 'lastRetention');
    lastRetention.set(Date.parse(retainedAt ?? startedAt) / second);
    removals.set((await countPendingRemovals(queries)).count);
    const backedUpAt = await findServerState(queries, 'lastBackup');
    lastBackup.set(backedUpAt === undefined ? 0 : Date.parse(backedUpAt) / second);
  };
}

/** Counts the steps of the cleanup, and keeps the time of each one's last success. */
function createStepCounter(registry: Registry): CleanupObserver['onStep'] {
  const runs = new Counter({
    name: 'kestrova_cleanup_runs_total',
    help: 'Runs of each step of the cleanup, by outcome; withheld if deleting looked wrong',
    labelNames: ['step', 'outcome'],
    registers: [registry],
  });
  const lastSuccess = new Gauge({
    name: 'kestrova_cleanup_last_success_timestamp_seconds',
    help: 'When each hourly step of this instance last succeeded; before that, when it started',
    labelNames: ['step'],
    registers: [registry],
  });
  for (const step of cleanupSteps) {
    if (step !== 'retention') lastSuccess.setToCurrentTime({ step });
    for (const outcome of ['success', 'failure', 'withheld']) runs.inc({ step, outcome }, 0);
  }
  return (step, outcome) => {
    runs.inc({ step, outcome });
    // The instances share the date of the last retention, which is in the database.
    if (outcome === 'success' && step !== 'retention') lastSuccess.setToCurrentTime({ step });
  };
}
