import type { FastifyRequest } from 'fastify';

/** The Bearer token of a request (RFC 6750), which is in no URL and no log; empty where it has none. */
export function findBearerToken({ headers }: FastifyRequest): string {
  return /^Bearer ([\w.~+/-]{1,400}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
