import multipart from '@fastify/multipart';
import { endpoints, schemas, type ApplicationResponse } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  createIdempotentRequest,
  parseIdempotencyKey,
} from '../../idempotency/idempotent-request.ts';
import { HttpError } from '../../plugins/errors/http-error.ts';
import { hasRoom } from '../../uploads/free-space.ts';
import { createIncomingFolder } from '../../uploads/receive-upload.ts';
import { formLimits, receiveApplicationForm, type ApplicationForm } from './application-form.ts';
import { submitApplication, type ApplicationServices } from './application-service.ts';

export interface ApplicationOptions extends ApplicationServices {
  incomingDir: string;
  minFreeBytes: number;
  rateLimit: { max: number; timeWindow: number };
}

const { path } = endpoints.submitApplication;
const { form, response: responseSchema } = schemas.submitApplication;
/** Both files, the data and the parts' headers, with room to say exactly which file is too large. */
const bodyLimit = 3 * formLimits.fileSize + formLimits.fieldSize + 64 * 1024;

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
  await app.register(multipart, {
    limits: formLimits,
    // `receiveApplicationForm` says which file is too large.
    throwFileSizeLimit: false,
    // Some clients send the data as a file named "blob", which is how a typed part looks.
    isPartAFile: (field, type, name) =>
      field !== 'data' && (name !== undefined || type === 'application/octet-stream'),
  });
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
      // The form is a stream: `receiveApplicationForm` validates it as it arrives.
      validatorCompiler: () => () => true,
      bodyLimit,
      config: { rateLimit },
    },
    async (request, reply) => {
      assertBoundedBody(request);
      const key = parseIdempotencyKey(request);
      if (!(await hasRoom(incomingDir, minFreeBytes))) throw new HttpError(507);
      const folder = createIncomingFolder(incomingDir);
      let response: ApplicationResponse;
      try {
        const received = await receiveApplicationForm(request, folder);
        response = await submitApplication(services, received, toIdempotentRequest(received, key));
      } finally {
        await folder.clear();
      }
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
};

/** The parser limits each part, but would read past the last one for ever. */
function assertBoundedBody({ headers }: FastifyRequest): void {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411);
  if (Number(length) > bodyLimit) throw new HttpError(413, 'File size should not exceed 5MB.');
}

/** Duplicates have the same data, and files of the same names and contents. */
function toIdempotentRequest({ data, files }: ApplicationForm, key: string | undefined) {
  const described = files
    .map(({ part, originalName, sha256 }) => ({ part, originalName, sha256 }))
    .toSorted((one, other) => one.part.localeCompare(other.part));
  const body = { data, files: described };
  return createIdempotentRequest(path, key, body, responseSchema);
}
