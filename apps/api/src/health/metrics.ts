import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { countLetters } from '../outbox/letter-overview.ts';
import { metricsType, renderMetrics, type Metric } from './prometheus-text.ts';
import { createRequestDurations } from './request-durations.ts';

/** The kinds of submission that the server keeps. */
export type SubmissionKind = 'application' | 'contact';

/** Serves `/metrics`, and measures every answer by route, never by URL: URLs may be anything. */
export function serveMetrics(
  app: FastifyInstance,
  database: Database,
): (kind: SubmissionKind) => void {
  const durations = createRequestDurations();
  const accepted: Record<SubmissionKind, number> = { application: 0, contact: 0 };
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  app.addHook('onClose', (_app, done) => {
    eventLoop.disable();
    done();
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
    const text = renderMetrics([
      durations.read(),
      describeAccepted(accepted),
      ...(await describeOutbox(database)),
      ...describeProcess(eventLoop.percentile(99)),
    ]);
    return reply.header('cache-control', 'no-store').type(metricsType).send(text);
  });
  return (kind) => {
    accepted[kind] += 1;
  };
}

function describeAccepted(accepted: Record<SubmissionKind, number>): Metric {
  return {
    name: 'kestrova_submissions_accepted_total',
    help: 'Submissions that were kept, by kind',
    type: 'counter',
    samples: Object.entries(accepted).map(([kind, value]) => ({ labels: { kind }, value })),
  };
}

async function describeOutbox(database: Database): Promise<Metric[]> {
  const { waiting, dead, oldestWaiting } = await countLetters(database.queries);
  const now = Date.now();
  // An email of a clock that ran ahead is new, not less than that.
  const age = Math.max(0, now - Date.parse(oldestWaiting ?? new Date(now).toISOString())) / 1000;
  return [
    {
      name: 'kestrova_outbox_letters',
      help: 'Letters that wait to be sent, and dead ones that wait for the operator',
      type: 'gauge',
      samples: [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'dead' }, value: dead },
      ],
    },
    {
      name: 'kestrova_outbox_oldest_seconds',
      help: 'Age of the oldest letter that waits',
      type: 'gauge',
      samples: [{ value: age }],
    },
  ];
}

function describeProcess(eventLoopDelay: number): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: [{ value }],
  });
  return [
    gauge('process_resident_memory_bytes', 'Memory that the process holds', rss),
    gauge('nodejs_heap_used_bytes', 'Memory that its objects take', heapUsed),
    gauge(
      'nodejs_eventloop_delay_p99_seconds',
      'How late the event loop was, 99th percentile since the start',
      eventLoopDelay / 1e9,
    ),
    gauge('process_uptime_seconds', 'Time since the start', process.uptime()),
    { ...gauge('process_cpu_seconds_total', 'CPU time', (user + system) / 1e6), type: 'counter' },
  ];
}
