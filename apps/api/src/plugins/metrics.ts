import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Queries } from '../database/open-database.ts';
import { countEmails } from '../email/outbox/email-overview.ts';
import type { UnsolicitedReason } from './form-check.ts';
import type { Readiness } from './health/readiness.ts';
import { createRetentionGauges } from './metrics-cleanup.ts';
import { createReadinessGauges } from './metrics-readiness.ts';

export interface MetricsOptions {
  registry: Registry;
  queries: Queries;
  readiness: Readiness;
}

/** Serves `/metrics`, and measures each response by route, never by URL: URLs may be anything. */
export const metrics = fastifyPlugin<MetricsOptions>(async (app, options) => {
  const { registry, queries } = options;
  collectDefaultMetrics({ register: registry });
  const readReadiness = createReadinessGauges(registry, options.readiness);
  const readOutbox = createOutboxGauges(registry, queries);
  const readRetention = createRetentionGauges(registry, queries);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    // While the database is away, its gauges keep what they had, and `kestrova_ready` says so.
    const { database } = await readReadiness();
    if (database) await Promise.all([readOutbox(), readRetention()]);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});

/** The kinds of submission that the server stores. */
export type SubmissionKind = 'application' | 'contact' | 'alert';

/** Creates the counter of stored submissions. */
export function createSubmissionCounter(registry: Registry): (kind: SubmissionKind) => void {
  const accepted = new Counter({
    name: 'kestrova_submissions_accepted_total',
    help: 'Submissions stored, by kind; without duplicates and rejected ones',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of ['application', 'contact', 'alert']) accepted.inc({ kind }, 0);
  return (kind) => {
    accepted.inc({ kind });
  };
}

/** Creates the counter of forms that were taken for the work of a program. */
export function createUnsolicitedCounter(registry: Registry): (reason: UnsolicitedReason) => void {
  const unsolicited = new Counter({
    name: 'kestrova_unsolicited_total',
    help: 'Forms rejected as the work of a program, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of ['trap', 'haste']) unsolicited.inc({ reason }, 0);
  return (reason) => {
    unsolicited.inc({ reason });
  };
}

function createOutboxGauges(registry: Registry, queries: Queries): () => Promise<void> {
  const emails = new Gauge({
    name: 'kestrova_outbox_emails',
    help: 'Emails that wait to be sent, and dead ones that wait for the operator',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'kestrova_outbox_oldest_seconds',
    help: 'Age of the oldest waiting email',
    registers: [registry],
  });
  return async () => {
    const { waiting, dead, oldestWaiting } = await countEmails(queries);
    const now = Date.now();
    emails.set({ state: 'waiting' }, waiting);
    emails.set({ state: 'dead' }, dead);
    const oldestTime = oldestWaiting === undefined ? now : Date.parse(oldestWaiting);
    // An email dated by a clock that ran ahead has age 0.
    oldest.set(Math.max(0, now - oldestTime) / 1000);
  };
}
