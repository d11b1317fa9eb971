import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { csrf, REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { fastify, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { serveApplications } from './modules/applications/application-routes.ts';
import { serveContactRequests } from './modules/contacts/contact-routes.ts';
import type { Database } from './database/open-database.ts';
import { openapi } from './plugins/openapi.ts';
import type { Config } from './config.ts';
import { clientErrorHandler } from './plugins/errors/client-error-handler.ts';
import { errorHandler, sendError } from './plugins/errors/error-handler.ts';
import { HttpError } from './plugins/errors/http-error.ts';
import type { Scan } from './uploads/scan.ts';
import type { FileStore } from './uploads/storage/file-store.ts';
import { addGracefulShutdown, type GracefulShutdown } from './graceful-shutdown.ts';
import { serveHealth } from './plugins/health/health-routes.ts';
import { serveMetrics, type SubmissionKind } from './plugins/metrics.ts';
import { createJobCache } from './modules/jobs/job-cache.ts';
import { serveJobs } from './modules/jobs/job-routes.ts';
import { createLogOptions } from './plugins/logging/log-options.ts';
import { logRequests } from './plugins/logging/log-requests.ts';
import { createCsrfTokens } from './plugins/csrf/csrf-token.ts';
import { csrfProtection } from './plugins/csrf/csrf-protection.ts';
import { limitIdleTime } from './plugins/overload/limit-idle-time.ts';
import { findMaxConnections } from './plugins/overload/max-connections.ts';
import { limitOverload, type Overload } from './plugins/overload/overload.ts';
import { helmetOptions } from './plugins/headers.ts';
import type { TypedApp } from './typed-app.ts';
import { createUploadValidator } from './uploads/validate/upload-validator.ts';

/** What the app works with. */
export interface AppDependencies {
  config: Config;
  database: Database;
  store: FileStore;
  scan: Scan | undefined;
  csrfSecret: string;
  /** Called after something was put into the outbox. */
  wakeOutbox(): void;
}

export interface CreatedApp {
  app: TypedApp;
  shutdown: GracefulShutdown;
  overload: Overload;
}

/** What the server is; `server.ts` says how it runs. */
export async function createApp(parts: AppDependencies): Promise<CreatedApp> {
  const { config, database, store } = parts;
  const app = fastify({
    logger: createLogOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each read would cost more than the read.
    childLoggerFactory: (logger, bindings, options, request) =>
      request.method === 'GET' ? logger : logger.child(bindings, options),
    trustProxy: config.trustProxy,
    // Later than the limits of headers and bodies, which are answered in words.
    connectionTimeout: 2 * config.uploadIdle,
    requestTimeout: 5 * 60_000,
    http: {
      headersTimeout: config.uploadIdle,
      connectionsCheckingInterval: Math.min(config.uploadIdle / 4 || 5000, 5000),
    },
    keepAliveTimeout: 72_000,
    bodyLimit: 64 * 1024,
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply);
    },
    routerOptions: { maxParamLength: 100 },
    // Fastify's own answer while it closes has no words for a visitor.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.server.maxConnections = findMaxConnections(config.maxConnections);
  const shutdown = addGracefulShutdown(app);
  const overload = limitOverload(app, config.overload);

  await app.register(errorHandler);
  logRequests(app);
  limitIdleTime(app, config.uploadIdle);

  await app.register(helmet, helmetOptions);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    exposedHeaders: ['retry-after', REFUSED_PART_HEADER],
    allowedHeaders: ['content-type', csrf.headerName, 'idempotency-key'],
    maxAge: 600,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelay,
    // `limitOverload` asks for the pressure: jobs, health and metrics are answered all the same.
    pressureHandler: () => undefined,
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpError(429),
  });
  await app.register(openapi);
  csrfProtection(app, {
    tokens: createCsrfTokens(parts.csrfSecret),
    allowedOrigins: config.allowedOrigins,
    cookieDomain: config.cookieDomain,
  });

  const count = serveMetrics(app, database);
  serveHealth(app, { database, store, config, isStopping: shutdown.isStopping });

  const accept = (kind: SubmissionKind) => () => {
    count(kind);
    parts.wakeOutbox();
  };
  const postLimit = { max: config.postsPerMinute, timeWindow: 60_000 };
  const { from, careersTo, businessTo } = config.mail;

  const jobCache = createJobCache(database, (error) => {
    app.log.warn({ err: error }, 'jobs are shown from memory while the database is away');
  });
  serveJobs(app, jobCache);
  const validator = createUploadValidator();
  app.addHook('onClose', () => validator.close());
  await serveApplications(app, {
    ...parts,
    validator,
    addresses: { from, careersTo },
    incomingDir: config.files.incomingDir,
    minFreeBytes: config.files.minFreeBytes,
    postLimit,
    onAccepted: accept('application'),
  });
  serveContactRequests(app, {
    database,
    addresses: { from, businessTo },
    postLimit,
    onAccepted: accept('contact'),
  });
  return { app, shutdown, overload };
}
