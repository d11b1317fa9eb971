import multipart from '@fastify/multipart';
import { API_PREFIX, endpoints, schemas, type ApplicationResponse } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '../../plugins/errors/http-error.ts';
import { hasRoom } from '../../uploads/free-space.ts';
import { createIncomingFolder } from '../../uploads/receive-upload.ts';
import { createIdempotentRequest, parseIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import type { TypedApp } from '../../typed-app.ts';
import { formLimits, receiveApplicationForm, type ApplicationForm } from './application-form.ts';
import { submitApplication, type ApplicationServices } from './application-service.ts';

export interface ApplicationOptions extends ApplicationServices {
  incomingDir: string;
  minFreeBytes: number;
  postLimit: { max: number; timeWindow: number };
}

const { path } = endpoints.submitApplication;
const { form } = schemas.submitApplication;
/** Both files, the data and the parts' headers, with room to say exactly which file is too large. */
const bodyLimit = 2 * formLimits.fileSize + formLimits.fieldSize + 64 * 1024 + formLimits.fileSize;

/** The form as the API's description shows it. */
const describedForm = z.object({
  data: form.data,
  cv: z.optional(z.file()),
  additionalFile: z.optional(z.file()),
});

/** POST /job/application (spec 7). */
export async function serveApplications(app: TypedApp, parts: ApplicationOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: formLimits,
      // `receiveApplicationForm` says which file is too large.
      throwFileSizeLimit: false,
      // Some clients send the data as a file named "blob", which is how a typed part looks.
      isPartAFile: (field, type, name) =>
        field !== 'data' && (name !== undefined || type === 'application/octet-stream'),
    });
    scope.post(
      `${API_PREFIX}${path}`,
      {
        schema: {
          tags: ['submissions'],
          summary: 'Keep a job application with its files',
          consumes: ['multipart/form-data'],
          body: describedForm,
          response: { 200: schemas.submitApplication.response },
        },
        // The form is a stream: it is checked as it arrives, not before.
        validatorCompiler: () => () => true,
        bodyLimit,
        config: { rateLimit: parts.postLimit },
      },
      async (request, reply) => {
        refuseUnboundedBody(request);
        const key = parseIdempotencyKey(request);
        if (!(await hasRoom(parts.incomingDir, parts.minFreeBytes))) {
          throw new HttpError(507);
        }
        const outcome = await receive(parts, request, key);
        return reply.header('cache-control', 'no-store').send(outcome);
      },
    );
  });
}

/** The parser limits each part, but would read past the last one for ever. */
function refuseUnboundedBody({ headers }: FastifyRequest): void {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411);
  if (Number(length) > bodyLimit) throw new HttpError(413, 'File size should not exceed 5MB.');
}

/** Leaves no temporary file behind, whatever becomes of the request. */
async function receive(
  parts: ApplicationOptions,
  request: FastifyRequest,
  key: string | undefined,
): Promise<ApplicationResponse> {
  const folder = createIncomingFolder(parts.incomingDir);
  try {
    const sent = await receiveApplicationForm(request, folder);
    return await submitApplication(
      parts,
      sent,
      createIdempotentRequest(path, key, describeBody(sent)),
    );
  } finally {
    await folder.clear();
  }
}

/** What makes two submissions the same: their words, and their files by name and content. */
function describeBody({ data, files }: ApplicationForm) {
  const described = files.map(({ part, originalName, sha256 }) => ({ part, originalName, sha256 }));
  return { data, files: described.toSorted((one, other) => one.part.localeCompare(other.part)) };
}
