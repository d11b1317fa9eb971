import multipart from '@fastify/multipart';
import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { toClientNetwork } from '../../http/overload/client-network.ts';
import { parseIdempotencyKey } from '../../http/idempotency-key.ts';
import { createIdempotentRequest } from '../../idempotency/idempotent-request.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { findBearerToken } from '../bearer-token.ts';
import { describeUploads } from './application-files.ts';
import { formBodyLimit, multipartOptions, withReceivedForm } from './application-form.ts';
import type { ApplicationOptions } from './application-routes.ts';
import { hashSecret } from './own-application-secret.ts';
import { getBySecret, replaceOwnFiles } from './own-application-service.ts';

const { path } = endpoints.replaceOwnFiles;
const { response: responseSchema } = schemas.replaceOwnFiles;

/** For the API's description. */
const formSchema = z.object({
  cv: z.optional(z.file()),
  additionalFile: z.optional(z.file()),
});

/** POST /job/own-application/files */
export const ownFilesRoutes: FastifyPluginAsyncZod<ApplicationOptions> = async (app, options) => {
  const { incomingDir, minFreeBytes, rateLimit, ...services } = options;
  await app.register(multipart, multipartOptions);
  app.post(
    path,
    {
      schema: {
        tags: ['own application'],
        security: [{ bearer: [] }],
        summary: 'Add files to an application, or replace them',
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 200: responseSchema },
      },
      // The form is a stream: `withReceivedForm` validates it as it arrives.
      validatorCompiler: () => () => true,
      bodyLimit: formBodyLimit,
      config: { rateLimit },
    },
    async (request, reply) => {
      const key = parseIdempotencyKey(request);
      const secret = findBearerToken(request);
      // Before the files are received.
      await getBySecret(services.database.queries, secret);
      const incoming = { incomingDir, minFreeBytes };
      const response = await withReceivedForm(request, incoming, async ({ data, files }) => {
        if (data !== undefined) throw new HttpError(400);
        if (files.length === 0) throw new HttpError(400, 'Please choose a file to send.');
        const body = { secret: hashSecret(secret), files: describeUploads(files) };
        const { ip, headers } = request;
        const client = toClientNetwork(ip);
        const sent = { secret, files, origin: headers.origin, client };
        const idempotentRequest = createIdempotentRequest(path, key, body, responseSchema);
        return replaceOwnFiles(services, sent, idempotentRequest);
      });
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
};
