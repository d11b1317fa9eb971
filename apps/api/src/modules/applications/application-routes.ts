import multipart from '@fastify/multipart';
import {
  endpoints,
  firstIssueMessage,
  schemas,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { toClientNetwork } from '../../http/overload/client-network.ts';
import { parseIdempotencyKey } from '../../http/idempotency-key.ts';
import { createIdempotentRequest } from '../../idempotency/idempotent-request.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { describeUploads } from './application-files.ts';
import {
  formBodyLimit,
  multipartOptions,
  withReceivedForm,
  type IncomingConfig,
} from './application-form.ts';
import { submitApplication, type ApplicationServices } from './application-service.ts';

export interface ApplicationOptions extends ApplicationServices, IncomingConfig {
  rateLimit: { max: number; timeWindow: number };
}

const { path } = endpoints.submitApplication;
const { form, response: responseSchema } = schemas.submitApplication;

/** For the API's description. */
const formSchema = z.object({
  data: form.data,
  cv: z.optional(z.file()),
  additionalFile: z.optional(z.file()),
});

/** POST /job/application (spec 7). */
export const applicationRoutes: FastifyPluginAsyncZod<ApplicationOptions> = async (
  app,
  options,
) => {
  const { incomingDir, minFreeBytes, rateLimit, ...services } = options;
  await app.register(multipart, multipartOptions);
  app.post(
    path,
    {
      schema: {
        tags: ['submissions'],
        summary: 'Submit a job application with its files',
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 200: responseSchema },
      },
      // The form is a stream: `withReceivedForm` validates it as it arrives.
      validatorCompiler: () => () => true,
      bodyLimit: formBodyLimit,
      config: { rateLimit, formCheck: { email: services.addresses.careersTo } },
    },
    async (request, reply) => {
      const key = parseIdempotencyKey(request);
      const incoming = { incomingDir, minFreeBytes };
      const response = await withReceivedForm(request, incoming, ({ data, files }) => {
        const { ip, headers } = request;
        const client = toClientNetwork(ip);
        const application = { data: parseData(data), files, origin: headers.origin, client };
        // Duplicates have the same data, and files of the same names and contents.
        const body = { data: application.data, files: describeUploads(files) };
        const idempotentRequest = createIdempotentRequest(path, key, body, responseSchema);
        return submitApplication(services, application, idempotentRequest);
      });
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
};

function parseData(data: unknown): JobApplicationData {
  const parsed = form.data.safeParse(data);
  if (!parsed.success) throw new HttpError(400, firstIssueMessage(parsed.error));
  return parsed.data;
}
