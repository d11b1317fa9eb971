import type { FastifyServerOptions } from 'fastify';

/**
 * Logs as JSON lines without personal data: no addresses, no queries, no bodies; of errors only
 * what they are and where they arose, since a database quotes values in its messages.
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

/** PostgreSQL's errors quote the row; nodemailer's and the SDK's quote the other side's reply. */
function quotesValues(error: Error): boolean {
  return (
    'detail' in error || 'response' in error || 'responseCode' in error || '$metadata' in error
  );
}
