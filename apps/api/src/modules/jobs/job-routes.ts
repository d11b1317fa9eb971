import { hash } from 'node:crypto';
import { endpoints, schemas } from '@kestrova/api-contract';
import { latestDayOver } from '@kestrova/regions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queries } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import type { ServerServices } from '../../services.ts';
import { second, withTimeout } from '../../time.ts';
import { findJobRevision, findOpenJob, listOpenJobs } from './job-repository.ts';

/** GET /job/get-all-jobs and GET /job/get-job-details-by-id/{id} (spec 7). */
export const jobRoutes: FastifyPluginAsyncZod<ServerServices> = async (app, { database }) => {
  const { queries } = database;
  const findCached = createJobCache(queries, (error) => {
    app.log.warn({ err: error }, 'jobs are served from memory while the database is unavailable');
  });
  app.get(
    endpoints.getAllJobs.path,
    {
      schema: {
        tags: ['jobs'],
        summary: 'The open jobs of a country, or all, newest first',
        querystring: schemas.getAllJobs.query,
        response: { 200: schemas.getAllJobs.response },
      },
    },
    async (request, reply) => {
      const { jobCountry } = request.query;
      const read = () => listOpenJobs(queries, jobCountry);
      return sendCachedResponse(
        request,
        reply,
        await findCached(`list ${jobCountry ?? 'all'}`, read),
      );
    },
  );
  app.get(
    endpoints.getJobDetailsById.path,
    {
      schema: {
        tags: ['jobs'],
        summary: 'One open job with its description',
        params: schemas.getJobDetailsById.params,
        response: { 200: schemas.getJobDetailsById.response },
      },
      // A malformed id names no job: 404 instead of 400.
      attachValidation: true,
    },
    async (request, reply) => {
      const { id } = request.params;
      const isMalformed = request.validationError !== undefined;
      const read = () => findOpenJob(queries, id);
      const job = isMalformed ? undefined : await findCached(`job ${id}`, read);
      return sendCachedResponse(request, reply, job);
    },
  );
};

/** A serialized response and its entity tag (RFC 9110 8.8.3). */
interface CachedResponse {
  body: Buffer;
  etag: string;
}

/** Milliseconds between two checks for an operator's change, and for jobs whose last day has ended. */
const revisionMaxAge = second;
/** How long a visitor waits for a database that may be frozen, in milliseconds. */
const revisionTimeout = 500;
const maxCachedResponses = 1000;

/**
 * Creates the cache of the open jobs as visitors see them. It reads jobs again only after one has changed
 * or may have closed by its closing date, and keeps what it has while the database does not respond.
 */
function createJobCache(queries: Queries, reportFailure: (error: unknown) => void) {
  const responses = new Map<string, CachedResponse>();
  let revision: string | undefined;
  let nextCheckAt = 0;
  let checking: Promise<void> | undefined;

  async function checkRevision(): Promise<void> {
    try {
      const current = `${await findJobRevision(queries)} ${latestDayOver()}`;
      if (current !== revision) responses.clear();
      revision = current;
    } catch (error) {
      reportFailure(error);
    }
  }

  async function checkInTime(): Promise<void> {
    await withTimeout(revisionTimeout, checkRevision).catch(() => undefined);
    nextCheckAt = performance.now() + revisionMaxAge;
    checking = undefined;
  }

  return async (key: string, read: () => Promise<unknown>) => {
    if (performance.now() >= nextCheckAt) await (checking ??= checkInTime());
    const cached = responses.get(key);
    if (cached !== undefined) return cached;
    const revisionBefore = revision;
    const value = await read();
    if (value === undefined) return undefined;
    const response = createResponse(value);
    // Otherwise this older response would hide a change that came while reading.
    if (revisionBefore === revision) addResponse(responses, key, response);
    return response;
  };
}

function createResponse(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  const digest = hash('sha256', body, 'base64url');
  return { body, etag: `"${digest.slice(0, 27)}"` };
}

/** Makes room by dropping the oldest job; lists are never dropped. */
function addResponse(
  responses: Map<string, CachedResponse>,
  key: string,
  response: CachedResponse,
): void {
  if (responses.size >= maxCachedResponses) {
    const oldest = responses.keys().find((name) => name.startsWith('job '));
    if (oldest !== undefined) responses.delete(oldest);
  }
  responses.set(key, response);
}

/** The bytes are serialized already, so they bypass the serializer. */
function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse | undefined,
): FastifyReply {
  if (response === undefined) {
    throw new HttpError(404, 'This position is no longer open. Please choose another job.');
  }
  reply.header('cache-control', 'no-cache').header('etag', response.etag);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, response.etag)) {
    return reply.code(304).send();
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(response.body);
}

/** Weak comparison, as If-None-Match requires (RFC 9110 13.1.2); proxies add the `W/`. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
