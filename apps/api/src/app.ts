import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { csrf, REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { fastify, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { serveApplications } from './applications/application-route.ts';
import { serveContactRequests } from './contacts/contact-route.ts';
import type { Database } from './database/open-database.ts';
import { serveDescription } from './description/serve-description.ts';
import type { Settings } from './env.ts';
import { answerClientError } from './errors/client-error.ts';
import { sentenceFor } from './errors/error-answer.ts';
import { answerErrors, sendError } from './errors/error-handler.ts';
import { Refusal } from './errors/refusal.ts';
import type { Scan } from './files/clamd.ts';
import type { FileStore } from './files/file-store.ts';
import { addGracefulShutdown, type GracefulShutdown } from './graceful-shutdown.ts';
import { serveHealth } from './health/health-routes.ts';
import { serveMetrics, type SubmissionKind } from './health/metrics.ts';
import { createJobBoard } from './jobs/job-board.ts';
import { serveJobs } from './jobs/job-routes.ts';
import { createLogOptions } from './log/log-options.ts';
import { logRequests } from './log/log-requests.ts';
import { createCsrfTokens } from './security/csrf-token.ts';
import { guardAgainstForgery } from './security/csrf.ts';
import { limitIdleTime } from './security/limit-idle-time.ts';
import { findMaxConnections } from './security/max-connections.ts';
import { limitOverload, type Overload } from './security/overload.ts';
import { setResponseHeaders } from './security/response-headers.ts';
import type { TypedApp } from './typed-app.ts';
import { createUploadValidator } from './uploads/upload-validator.ts';

/** What the app works with. */
export interface AppParts {
  settings: Settings;
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
export async function createApp(parts: AppParts): Promise<CreatedApp> {
  const { settings, database, store } = parts;
  const app = fastify({
    logger: createLogOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each read would cost more than the read.
    childLoggerFactory: (logger, bindings, options, request) =>
      request.method === 'GET' ? logger : logger.child(bindings, options),
    trustProxy: settings.trustProxy,
    // Later than the limits of headers and bodies, which are answered in words.
    connectionTimeout: 2 * settings.uploadIdle,
    requestTimeout: 5 * 60_000,
    http: {
      headersTimeout: settings.uploadIdle,
      connectionsCheckingInterval: Math.min(settings.uploadIdle / 4 || 5000, 5000),
    },
    keepAliveTimeout: 72_000,
    bodyLimit: 64 * 1024,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply);
    },
    routerOptions: { maxParamLength: 100 },
    // Fastify's own answer while it closes has no words for a visitor.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.server.maxConnections = findMaxConnections(settings.maxConnections);
  const shutdown = addGracefulShutdown(app);
  const overload = limitOverload(app, settings.overload);

  answerErrors(app);
  logRequests(app);
  limitIdleTime(app, settings.uploadIdle);

  setResponseHeaders(app);
  await app.register(cors, {
    origin: [...settings.allowedOrigins],
    credentials: true,
    exposedHeaders: ['retry-after', REFUSED_PART_HEADER],
    allowedHeaders: ['content-type', csrf.headerName, 'idempotency-key'],
    maxAge: 600,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: settings.maxEventLoopDelay,
    // `limitOverload` asks for the pressure: jobs, health and metrics are answered all the same.
    pressureHandler: () => undefined,
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal(429, sentenceFor(429)),
  });
  await serveDescription(app);
  guardAgainstForgery(app, {
    tokens: createCsrfTokens(parts.csrfSecret),
    allowedOrigins: settings.allowedOrigins,
    cookieDomain: settings.cookieDomain,
  });

  const count = serveMetrics(app, database);
  serveHealth(app, { database, store, settings, isStopping: shutdown.isStopping });

  const accept = (kind: SubmissionKind) => () => {
    count(kind);
    parts.wakeOutbox();
  };
  const postLimit = { max: settings.postsPerMinute, timeWindow: 60_000 };
  const { from, careersTo, businessTo } = settings.mail;

  const board = createJobBoard(database, (error) => {
    app.log.warn({ err: error }, 'jobs are shown from memory while the database is away');
  });
  serveJobs(app, board);
  const validator = createUploadValidator();
  app.addHook('onClose', () => validator.close());
  await serveApplications(app, {
    ...parts,
    validator,
    addresses: { from, careersTo },
    incomingDir: settings.files.incomingDir,
    minFreeBytes: settings.files.minFreeBytes,
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
