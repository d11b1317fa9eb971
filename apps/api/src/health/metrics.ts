import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';
import { countLetters } from '../outbox/outbox-repository.ts';

/** What the server counts as it runs. */
export interface Metrics {
  registry: Registry;
  accepted: Counter<'kind'>;
}

/** Creates the measurements of one app; names follow Prometheus' conventions. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const accepted = new Counter({
    name: 'kestrova_submissions_accepted_total',
    help: 'Submissions that were kept, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  measureOutbox(registry, database);
  return { registry, accepted };
}

function measureOutbox(registry: Registry, database: Database): void {
  const letters = new Gauge({
    name: 'kestrova_outbox_letters',
    help: 'Letters that wait to be sent, and dead ones that wait for the operator',
    labelNames: ['state'],
    registers: [registry],
  });
  new Gauge({
    name: 'kestrova_outbox_oldest_seconds',
    help: 'Age of the oldest letter that waits',
    registers: [registry],
    async collect() {
      const counts = await countLetters(database.queries);
      letters.set({ state: 'waiting' }, counts.waiting);
      letters.set({ state: 'dead' }, counts.dead);
      const oldest = counts.oldestWaiting;
      this.set(oldest === undefined ? 0 : (Date.now() - Date.parse(oldest)) / 1000);
    },
  });
}

/** Serves `/metrics`, and measures every answer by route, never by URL: URLs may be anything. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}
