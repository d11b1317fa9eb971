import { Counter, Gauge, type Registry } from 'prom-client';
import type { AttemptOutcome } from '../email/outbox/send-outbox.ts';
import { dependencies, type Dependency } from './errors/error-response.ts';
import type { Slots } from './overload/slots.ts';

/** Creates the counter of attempts to send an email. */
export function createAttemptCounter(registry: Registry): (outcome: AttemptOutcome) => void {
  const attempts = new Counter({
    name: 'kestrova_email_attempts_total',
    help: 'Attempts to send an email, by outcome; a delayed one is tried again',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const outcomes = ['sent', 'sent-without-files', 'withdrawn', 'delayed', 'dead'] as const;
  for (const outcome of outcomes) attempts.inc({ outcome }, 0);
  return (outcome) => {
    attempts.inc({ outcome });
  };
}

/** Creates the counter of requests that failed because of something the server depends on. */
export function createDependencyCounter(registry: Registry): (dependency: Dependency) => void {
  const failures = new Counter({
    name: 'kestrova_dependency_failures_total',
    help: 'Requests that got 503 or 507 because something the server depends on failed',
    labelNames: ['dependency'],
    registers: [registry],
  });
  for (const dependency of dependencies) failures.inc({ dependency }, 0);
  return (dependency) => {
    failures.inc({ dependency });
  };
}

/** Creates the counter of submissions that were turned away because too many were in progress. */
export function createOverloadCounter(registry: Registry): () => void {
  const rejections = new Counter({
    name: 'kestrova_overload_rejections_total',
    help: 'Submissions that got 503 because too many were in progress or the event loop was late',
    registers: [registry],
  });
  return () => {
    rejections.inc();
  };
}

/** Creates the gauge of submissions in progress, and of those that carry files. */
export function createProgressGauge(registry: Registry, submissions: Slots, uploads: Slots): void {
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
}
