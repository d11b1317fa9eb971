import multipart from '@fastify/multipart';
import {
  endpoints,
  firstIssueMessage,
  schemas,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { HttpError } from '../../http/errors/http-error.ts';
import { toClientNetwork } from '../../http/overload/client-network.ts';
import { findBearerToken, submissionRoute } from '../../http/submission-route.ts';
import type { Links } from '../../links/links.ts';
import type { ServerServices } from '../../services.ts';
import { createTemporaryFiles } from '../../files/temporary-files.ts';
import { fileFields, formBodyLimit, multipartOptions, receiveForm } from './application-form.ts';
import { submitApplication, type UploadedFile } from './application-service.ts';
import { requestLinks } from './emailed-own-links.ts';
import {
  getApplication,
  getOwnApplication,
  replaceOwnFiles,
  withdrawOwnApplication,
} from './own-application-service.ts';

const tags = ['own application'];
const security = [{ bearer: [] }];
const consumes = ['multipart/form-data'];

/**
 * Receives applications (spec 7), and lets the holder of an emailed link read, change and withdraw one:
 * the token of the link is the Bearer token.
 */
export const applicationRoutes: FastifyPluginAsyncZod<ServerServices> = async (app, services) => {
  const { config, database, links } = services;
  await app.register(formRoutes, services);

  app.get(
    endpoints.getOwnApplication.path,
    {
      schema: {
        tags,
        security,
        summary: 'What an applicant may see of an application',
        response: { 200: schemas.getOwnApplication.response },
      },
      config: { rateLimit: {} },
    },
    (request) => getOwnApplication(database.queries, findApplicationId(links, request)),
  );

  submissionRoute(
    app,
    {
      ...schemas.sendOwnLinks,
      path: endpoints.sendOwnLinks.path,
      tags,
      summary: 'Send an address the links to its applications',
      bodyLimit: 4 * 1024,
      email: config.mail.careersTo,
    },
    ({ body, headers }) => requestLinks(services, body.email, headers.origin),
  );

  submissionRoute(
    app,
    {
      ...schemas.withdrawOwnApplication,
      path: endpoints.withdrawOwnApplication.path,
      tags,
      security,
      summary: 'Withdraw an application, which erases it',
    },
    (request, makeRepeatable) => {
      const applicationId = findApplicationId(links, request);
      return withdrawOwnApplication(services, applicationId, makeRepeatable({ applicationId }));
    },
  );
};

/** The routes whose bodies are forms with files. */
const formRoutes: FastifyPluginAsyncZod<ServerServices> = async (app, services) => {
  const { config, database, links } = services;
  await app.register(multipart, multipartOptions);

  const { form } = schemas.submitApplication;
  submissionRoute(
    app,
    {
      path: endpoints.submitApplication.path,
      response: schemas.submitApplication.response,
      tags: ['submissions'],
      summary: 'Submit a job application with its files',
      consumes,
      body: z.object({ data: form.data, ...fileFields }),
      bodyLimit: formBodyLimit,
      email: config.mail.careersTo,
    },
    async (request, makeRepeatable) => {
      await using temporaryFiles = createTemporaryFiles(config.files.incomingDir);
      const received = await receiveForm(request, config.files, temporaryFiles);
      const sent = { ...received, ...findSender(request), data: parseData(received.data) };
      // Duplicates have the same data, and files of the same names and contents.
      const body = { data: sent.data, files: describeUploads(sent.files) };
      return await submitApplication(services, sent, makeRepeatable(body));
    },
  );

  submissionRoute(
    app,
    {
      path: endpoints.replaceOwnFiles.path,
      response: schemas.replaceOwnFiles.response,
      tags,
      security,
      summary: 'Add files to an application, or replace them',
      consumes,
      body: z.object(fileFields),
      bodyLimit: formBodyLimit,
    },
    async (request, makeRepeatable) => {
      const applicationId = findApplicationId(links, request);
      // Before the files are received.
      await getApplication(database.queries, applicationId);
      await using temporaryFiles = createTemporaryFiles(config.files.incomingDir);
      const { data, files } = await receiveForm(request, config.files, temporaryFiles);
      if (data !== undefined) throw new HttpError(400);
      if (files.length === 0) throw new HttpError(400, 'Please choose a file to send.');
      const body = { applicationId, files: describeUploads(files) };
      const sent = { applicationId, files, ...findSender(request) };
      return await replaceOwnFiles(services, sent, makeRepeatable(body));
    },
  );
};

/** The application of the link that the request comes from; empty if the link is not one of ours. */
function findApplicationId(links: Links, request: FastifyRequest): string {
  return links.readLink('application', findBearerToken(request))?.subject ?? '';
}

function findSender({ ip, headers }: FastifyRequest) {
  return { origin: headers.origin, client: toClientNetwork(ip) };
}

function parseData(data: unknown): JobApplicationData {
  const parsed = schemas.submitApplication.form.data.safeParse(data);
  if (!parsed.success) throw new HttpError(400, firstIssueMessage(parsed.error));
  return parsed.data;
}

/** What files of the same names and contents have in common, in an order that is always the same. */
function describeUploads(files: readonly UploadedFile[]) {
  return files
    .map(({ part, originalName, sha256 }) => ({ part, originalName, sha256 }))
    .toSorted((one, other) => one.part.localeCompare(other.part));
}
