import multipart from '@fastify/multipart';
import { endpoints, schemas, type SubmissionResponse } from '@kestrova/api-contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { HttpError } from '../../http/errors/http-error.ts';
import { toClientNetwork } from '../../http/overload/client-network.ts';
import { findBearerToken, submissionRoute } from '../../http/submission-route.ts';
import { describeUploads } from './application-files.ts';
import {
  fileFields,
  formBodyLimit,
  multipartOptions,
  withReceivedForm,
} from './application-form.ts';
import type { ApplicationOptions } from './application-routes.ts';
import { hashSecret } from './own-application-secret.ts';
import {
  getBySecret,
  getOwnApplication,
  replaceOwnFiles,
  withdrawOwnApplication,
} from './own-application-service.ts';
import { linksResponse, sendLinks } from './send-links.ts';

const describe = (summary: string) => ({
  tags: ['own application'],
  security: [{ bearer: [] }],
  summary,
});

/** Reads, changes and withdraws an application that was sent, by the secret of the emailed link. */
export const ownApplicationRoutes: FastifyPluginAsync<ApplicationOptions> = async (
  app,
  options,
) => {
  const { rateLimit, ...services } = options;
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });

  app.get(
    endpoints.getOwnApplication.path,
    {
      schema: {
        ...describe('What an applicant may see of an application'),
        response: { 200: schemas.getOwnApplication.response },
      },
      config: { rateLimit },
    },
    async (request, reply) => {
      const secret = findBearerToken(request);
      const application = await getOwnApplication(services.database.queries, secret);
      return reply.header('cache-control', 'no-store').send(application);
    },
  );

  app.withTypeProvider<ZodTypeProvider>().post(
    endpoints.sendOwnLinks.path,
    {
      schema: {
        tags: ['own application'],
        summary: 'Send the links to the applications of an address to it',
        body: schemas.sendOwnLinks.body,
        response: { 200: schemas.sendOwnLinks.response },
      },
      bodyLimit: 4 * 1024,
      config: { rateLimit, formCheck: { email: services.addresses.careersTo } },
    },
    async ({ body, headers, log }, reply) => {
      // After the answer, whose time would tell whether the address has applied.
      reply.raw.once('close', () => {
        const sent = sendLinks(services, body.email, headers.origin)
          .catch((error: unknown) => {
            log.error({ err: error }, 'the links to the applications of an address were not sent');
          })
          .finally(() => sending.delete(sent));
        sending.add(sent);
      });
      return reply.header('cache-control', 'no-store').send(linksResponse);
    },
  );

  const { path } = endpoints.withdrawOwnApplication;
  const { response } = schemas.withdrawOwnApplication;
  const schema = describe('Withdraw an application, which erases it');
  submissionRoute<unknown, SubmissionResponse>(
    app,
    { path, response, schema, rateLimit },
    (request, makeRepeatable) => {
      const secret = findBearerToken(request);
      const repeatable = makeRepeatable({ secret: hashSecret(secret) });
      return withdrawOwnApplication(services, secret, repeatable);
    },
  );
  await app.register(async (scope) => {
    await scope.register(multipart, multipartOptions);
    addFilesRoute(scope, options);
  });
};

/** Receives files for an application, in the place of earlier ones. */
function addFilesRoute(app: FastifyInstance, { rateLimit, ...services }: ApplicationOptions): void {
  const { path } = endpoints.replaceOwnFiles;
  const { response } = schemas.replaceOwnFiles;
  const schema = {
    ...describe('Add files to an application, or replace them'),
    consumes: ['multipart/form-data'],
    body: z.object(fileFields),
  };
  submissionRoute<unknown, SubmissionResponse>(
    app,
    { path, response, schema, bodyLimit: formBodyLimit, rateLimit },
    async (request, makeRepeatable) => {
      const secret = findBearerToken(request);
      // Before the files are received.
      await getBySecret(services.database.queries, secret);
      return withReceivedForm(request, services, ({ data, files }) => {
        if (data !== undefined) throw new HttpError(400);
        if (files.length === 0) throw new HttpError(400, 'Please choose a file to send.');
        const repeatable = makeRepeatable({
          secret: hashSecret(secret),
          files: describeUploads(files),
        });
        const { ip, headers } = request;
        const sent = { secret, files, origin: headers.origin, client: toClientNetwork(ip) };
        return replaceOwnFiles(services, sent, repeatable);
      });
    },
  );
}
