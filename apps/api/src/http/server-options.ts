import type { FastifyHelmetOptions } from '@fastify/helmet';
import { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import type { Config } from '../config/config.ts';
import { clientErrorHandler } from './errors/client-error-handler.ts';
import { sendError } from './errors/error-handler.ts';
import { minute, second } from '../time.ts';
import { createLogOptions } from './logging.ts';

/** How Fastify reads requests and logs: its timeouts, limits and log lines. */
export function createServerOptions(config: Config): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: createLogOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for each read would cost more than the read.
    childLoggerFactory: (logger, bindings, options, request) =>
      request.method === 'GET' ? logger : logger.child(bindings, options),
    trustProxy: config.trustProxy,
    // As in tooling/hosting/Caddyfile.
    requestTimeout: 5 * minute,
    http: { headersTimeout: 20 * second },
    keepAliveTimeout: 72 * second,
    bodyLimit: 64 * 1024,
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply);
    },
    // No shorter than a URL that Node accepts, so that an overlong id gets 404, not 414.
    routerOptions: { maxParamLength: 16 * 1024 },
    // Fastify's own response while it closes has no message for a visitor.
    return503OnClosing: false,
  };
}

const oneYear = 31_536_000;

/** Options of @fastify/helmet. Responses are data: a browser that shows one may load nothing. */
export const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-site' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: oneYear, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
  // Without effect on data.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
