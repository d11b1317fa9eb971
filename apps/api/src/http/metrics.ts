import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { readinessChecks, type Readiness } from './health/health-routes.ts';

interface MetricsOptions {
  registry: Registry;
  readiness: Readiness;
  /** Updates the gauges of the database. */
  readStored: () => Promise<void>;
}

/** Serves `/metrics`, and measures each response by route, never by URL: URLs may be anything. */
export const metrics = fastifyPlugin<MetricsOptions>(async (app, options) => {
  const { registry, readiness, readStored } = options;
  collectDefaultMetrics({ register: registry });
  const readReadiness = registerReadinessGauges(registry, readiness);
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
    // While the database is down, its gauges keep their values, and `kestrova_ready` is 0.
    const { database } = await readReadiness();
    if (database) await readStored();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

/** Registers the gauges of the `/health/ready` checks. @returns the function that updates them. */
function registerReadinessGauges(registry: Registry, readiness: Readiness) {
  const ready = new Gauge({
    name: 'kestrova_ready',
    help: 'Whether each check of /health/ready holds; if one does not, submissions get 503',
    labelNames: ['check'],
    registers: [registry],
  });
  const free = new Gauge({
    name: 'kestrova_disk_free_bytes',
    help: 'Bytes that are free on the fullest disk of the data; 0 if a folder is missing',
    registers: [registry],
  });
  return async () => {
    const checks = await readiness.check();
    for (const check of readinessChecks) ready.set({ check }, Number(checks[check]));
    // The same folders: if one is missing, the check has failed and logged why.
    free.set(checks.disk ? await readiness.findFreeBytes() : 0);
    return checks;
  };
}
