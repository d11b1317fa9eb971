import multipart from '@fastify/multipart';
import {
  endpoints,
  firstIssueMessage,
  schemas,
  type ApplicationResponse,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '../../http/errors/http-error.ts';
import { toClientNetwork } from '../../http/overload/client-network.ts';
import { submissionRoute, type RateLimit } from '../../http/submission-route.ts';
import { describeUploads } from './application-files.ts';
import {
  fileFields,
  formBodyLimit,
  multipartOptions,
  withReceivedForm,
  type IncomingConfig,
} from './application-form.ts';
import { submitApplication, type ApplicationServices } from './application-service.ts';

export interface ApplicationOptions extends ApplicationServices, IncomingConfig {
  rateLimit: RateLimit;
}

const { path } = endpoints.submitApplication;
const { form, response } = schemas.submitApplication;

const schema = {
  tags: ['submissions'],
  summary: 'Submit a job application with its files',
  consumes: ['multipart/form-data'],
  body: z.object({ data: form.data, ...fileFields }),
};

/** POST /job/application (spec 7). */
export const applicationRoutes: FastifyPluginAsync<ApplicationOptions> = async (app, options) => {
  const { rateLimit, ...services } = options;
  await app.register(multipart, multipartOptions);
  const email = services.addresses.careersTo;
  submissionRoute<unknown, ApplicationResponse>(
    app,
    { path, response, schema, bodyLimit: formBodyLimit, rateLimit, email },
    (request, makeRepeatable) =>
      withReceivedForm(request, services, ({ data: sent, files }) => {
        const { ip, headers } = request;
        const data = parseData(sent);
        const application = { data, files, origin: headers.origin, client: toClientNetwork(ip) };
        // Duplicates have the same data, and files of the same names and contents.
        const repeatable = makeRepeatable({ data, files: describeUploads(files) });
        return submitApplication(services, application, repeatable);
      }),
  );
};

function parseData(data: unknown): JobApplicationData {
  const parsed = form.data.safeParse(data);
  if (!parsed.success) throw new HttpError(400, firstIssueMessage(parsed.error));
  return parsed.data;
}
