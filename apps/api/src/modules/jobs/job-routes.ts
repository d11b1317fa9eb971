import { API_PREFIX, endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../plugins/errors/http-error.ts';
import type { TypedApp } from '../../typed-app.ts';
import type { JobCache, CachedResponse } from './job-cache.ts';

const { getAllJobs, getJobDetailsById } = endpoints;

/** The largest id that the database can hold. */
const maxJobId = 2_147_483_647;

/** GET /job/get-all-jobs and GET /job/get-job-details-by-id/{id} (spec 7). */
export function serveJobs(app: TypedApp, jobCache: JobCache): void {
  app.get(
    `${API_PREFIX}${getAllJobs.path}`,
    {
      schema: {
        tags: ['jobs'],
        summary: 'The open jobs of a country, or all, newest first',
        querystring: schemas.getAllJobs.query,
        response: { 200: schemas.getAllJobs.response },
      },
    },
    async (request, reply) =>
      sendCachedResponse(request, reply, await jobCache.findList(request.query.jobCountry)),
  );
  app.get(
    `${API_PREFIX}${getJobDetailsById.path}`,
    {
      // A malformed id is an unknown job, 404, and no invalid request.
      attachValidation: true,
      schema: {
        tags: ['jobs'],
        summary: 'One open job with all that its page shows',
        params: schemas.getJobDetailsById.params,
        response: { 200: schemas.getJobDetailsById.response },
      },
    },
    async (request, reply) => {
      const isUnknown = request.validationError !== undefined || request.params.id > maxJobId;
      const answer = isUnknown ? undefined : await jobCache.findDetails(request.params.id);
      return sendCachedResponse(request, reply, answer);
    },
  );
}

/** The bytes are ready and checked already, so they pass by the serializer. */
function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse | undefined,
): FastifyReply {
  if (answer === undefined) {
    throw new HttpError(404, 'This position is no longer open. Please choose another job.');
  }
  reply.header('cache-control', 'no-cache').header('etag', answer.etag);
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnown(known, answer.etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer.body);
}

/** Weak comparison, as If-None-Match wants (RFC 9110 13.1.2); proxies add the `W/`. */
function isKnown(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
