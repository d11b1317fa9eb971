import fastifyPlugin from 'fastify-plugin';
import type { FastifyServerOptions } from 'fastify';

/** Logs each change and each error response; successful reads are only counted, in the metrics. */
export const requestLogging = fastifyPlugin(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
    const isSuccessfulRead = request.method === 'GET' && reply.statusCode < 400;
    if (!isSuccessfulRead) {
      const milliseconds = Math.round(reply.elapsedTime);
      request.log.info({ req: request, res: reply, milliseconds }, 'request completed');
    }
    done();
  });
});

/**
 * Options for JSON lines without personal data: no addresses, no queries, no bodies; of errors only
 * what `describeError` keeps.
 */
export function createLogOptions(
  level: string,
): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
}

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
};

/** The parts of an error that never hold what a visitor typed. */
export function describeError(error: Error): LoggedError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: quotesValues(error) ? 'withheld, it may quote values' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(code !== undefined && { code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL's errors quote the row; nodemailer's and the SDK's quote the remote server's reply. */
function quotesValues(error: Error): boolean {
  return (
    'detail' in error || 'response' in error || 'responseCode' in error || '$metadata' in error
  );
}
