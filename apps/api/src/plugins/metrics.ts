import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';
import { countEmails } from '../email/outbox/email-overview.ts';

/** The kinds of submission that the server keeps. */
export type SubmissionKind = 'application' | 'contact';

/** Serves `/metrics`, and measures every answer by route, never by URL: URLs may be anything. */
export function serveMetrics(
  app: FastifyInstance,
  database: Database,
): (kind: SubmissionKind) => void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  const readOutbox = measureOutbox(registry);
  const accepted = new Counter({
    name: 'kestrova_submissions_accepted_total',
    help: 'Submissions that were kept, by kind; repeated and refused ones are none',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of ['application', 'contact']) accepted.inc({ kind }, 0);

  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    await readOutbox(database);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return (kind) => {
    accepted.inc({ kind });
  };
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
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
}

function measureOutbox(registry: Registry): (database: Database) => Promise<void> {
  const emails = new Gauge({
    name: 'kestrova_outbox_emails',
    help: 'Emails that wait to be sent, and dead ones that wait for the operator',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'kestrova_outbox_oldest_seconds',
    help: 'Age of the oldest email that waits',
    registers: [registry],
  });
  return async (database) => {
    const { waiting, dead, oldestWaiting } = await countEmails(database.queries);
    const now = Date.now();
    emails.set({ state: 'waiting' }, waiting);
    emails.set({ state: 'dead' }, dead);
    // An email of a clock that ran ahead is new, not less than that.
    oldest.set(
      oldestWaiting === undefined ? 0 : Math.max(0, now - Date.parse(oldestWaiting)) / 1000,
    );
  };
}
