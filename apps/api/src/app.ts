import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import {
  API_PREFIX,
  csrf,
  FORM_CHECK_HEADER,
  IDEMPOTENCY_HEADER,
  REFUSED_PART_HEADER,
} from '@kestrova/api-contract';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createCsrfTokens, csrfProtection } from './http/csrf/csrf-protection.ts';
import { errorHandler } from './http/errors/error-handler.ts';
import { HttpError, statusMessage } from './http/errors/http-error.ts';
import { formCheck, withEmail } from './http/form-check.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { healthRoutes, createReadiness } from './http/health/health-routes.ts';
import { requestLogging } from './http/logging.ts';
import { metrics } from './http/metrics.ts';
import { openapi } from './http/openapi.ts';
import { toClientNetwork } from './http/overload/client-network.ts';
import { createSlots, overloadProtection } from './http/overload/overload-protection.ts';
import { createServerOptions, helmetOptions } from './http/server-options.ts';
import { unexpectedBody } from './http/unexpected-body.ts';
import { createMetrics } from './metrics.ts';
import { alertRoutes } from './modules/alerts/alert-routes.ts';
import type { AlertServices } from './modules/alerts/alert-links.ts';
import { applicationRoutes } from './modules/applications/application-routes.ts';
import { reviewRoutes } from './modules/applications/review-routes.ts';
import { contactRoutes } from './modules/contacts/contact-routes.ts';
import { jobRoutes } from './modules/jobs/job-routes.ts';
import { minute } from './time.ts';

/** The dependencies of the app; it adds the other services that routes use. */
export interface AppDependencies extends Omit<AlertServices, 'countSubmission'> {
  csrfSecret: string;
}

/** Creates the server with its plugins and modules; `server.ts` starts and stops it. */
export async function createApp(dependencies: AppDependencies) {
  const { config, database, csrfSecret } = dependencies;
  const app = fastify(createServerOptions(config));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const shutdown = addGracefulShutdown(app);
  app.server.maxConnections = config.maxConnections;
  const submissions = createSlots(config.overload.maxSubmissions);
  const uploads = createSlots(config.overload.maxUploads);
  const counters = createMetrics(database.queries, { submissions, uploads });

  await app.register(errorHandler, { onDependencyFailure: counters.countDependencyFailure });
  await app.register(requestLogging);
  app.addHook('onRequest', (_request, reply, done) => {
    // Only the routes of jobs allow caching.
    reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(unexpectedBody);
  await app.register(helmet, helmetOptions);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    exposedHeaders: ['retry-after', REFUSED_PART_HEADER],
    allowedHeaders: [
      'content-type',
      'authorization',
      csrf.headerName,
      FORM_CHECK_HEADER,
      IDEMPOTENCY_HEADER,
    ],
    maxAge: 600,
    // Without it, the plugin rejects an OPTIONS request without preflight headers in plain text.
    strictPreflight: false,
  });
  await app.register(overloadProtection, {
    maxEventLoopDelay: config.overload.maxEventLoopDelay,
    submissions,
    uploads,
    onRejected: counters.countOverload,
  });
  await app.register(rateLimit, {
    // Routes turn it on with `config: { rateLimit: {} }`.
    global: false,
    max: config.postsPerMinute,
    timeWindow: minute,
    keyGenerator: ({ ip }) => toClientNetwork(ip),
    errorResponseBuilder: (request) => new HttpError(429, withEmail(request, statusMessage(429))),
  });
  await app.register(openapi);
  await app.register(csrfProtection, {
    tokens: createCsrfTokens(csrfSecret),
    allowedOrigins: config.allowedOrigins,
    cookieDomain: config.cookieDomain,
  });
  await app.register(formCheck, { onUnsolicited: counters.countUnsolicited });
  const readiness = createReadiness(dependencies, shutdown.isStopping, app.log);
  const { registry, readStored } = counters;
  await app.register(metrics, { registry, readiness, readStored });
  await app.register(healthRoutes, { readiness });

  const services: AlertServices = {
    ...dependencies,
    countSubmission: counters.countSubmission,
  };
  await app.register(
    async (api) => {
      await api.register(jobRoutes, services);
      await api.register(applicationRoutes, services);
      await api.register(reviewRoutes, services);
      await api.register(contactRoutes, services);
      await api.register(alertRoutes, services);
    },
    { prefix: API_PREFIX },
  );
  return { app, shutdown, counters };
}
