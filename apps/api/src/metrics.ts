import { Counter, Gauge, type Registry } from 'prom-client';
import { dependencies } from './http/errors/error-response.ts';
import { cleanupSteps, type CleanupObserver } from './records/cleanup-job.ts';

/** Every counter of the server in one table; gauges are registered by what they measure. */
export function createMetrics(registry: Registry) {
  /** Counts by one label, all of whose values are there from the start. */
  const createCounter = <const Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ) => {
    const counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
    for (const value of values) counter.inc({ [label]: value }, 0);
    return (value: Value, by = 1): void => {
      counter.inc({ [label]: value }, by);
    };
  };
  const overloadRejections = new Counter({
    name: 'kestrova_overload_rejections_total',
    help: 'Submissions that got 503 because too many were in progress or the event loop was late',
    registers: [registry],
  });
  return {
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
    countDependencyFailure: createCounter(
      'kestrova_dependency_failures_total',
      'Requests that got 503 or 507 because something the server depends on failed',
      'dependency',
      dependencies,
    ),
    countOverload: () => {
      overloadRejections.inc();
    },
    cleanup: createCleanupMetrics(
      registry,
      createCounter(
        'kestrova_deleted_total',
        'What the cleanup has deleted for good, by kind',
        'kind',
        ['record', 'email', 'file'],
      ),
    ),
  };
}

/** Counts the steps of the cleanup, and keeps the time of each one's last success. */
function createCleanupMetrics(
  registry: Registry,
  countDeleted: (kind: 'record' | 'email' | 'file', by: number) => void,
): CleanupObserver {
  const runs = new Counter({
    name: 'kestrova_cleanup_runs_total',
    help: 'Runs of each step of the cleanup, by outcome; withheld where deleting looked wrong',
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
  return {
    onStep(step, outcome) {
      runs.inc({ step, outcome });
      // The instances share the date of the last retention, which is in the database.
      if (outcome === 'success' && step !== 'retention') lastSuccess.setToCurrentTime({ step });
    },
    onDeleted: countDeleted,
  };
}
