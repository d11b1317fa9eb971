import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HttpError } from '../../http/errors/http-error.ts';
import type { CachedResponse, JobCache } from './job-cache.ts';

/** GET /job/get-all-jobs and GET /job/get-job-details-by-id/{id} (spec 7). */
export const jobRoutes: FastifyPluginAsyncZod<{ jobCache: JobCache }> = async (
  app,
  { jobCache },
) => {
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
    async (request, reply) =>
      sendCachedResponse(request, reply, await jobCache.findList(request.query.jobCountry)),
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
      const isMalformed = request.validationError !== undefined;
      const job = isMalformed ? undefined : await jobCache.findDetails(request.params.id);
      return sendCachedResponse(request, reply, job);
    },
  );
};

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

/** Weak comparison, as If-None-Match wants (RFC 9110 13.1.2); proxies add the `W/`. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
