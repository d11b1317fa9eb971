import {
  closingReasons,
  endpoints,
  newStatuses,
  schemas,
  type NewStatus,
  type Review,
} from '@kestrova/api-contract';
import { listPreviewParagraphs, statusEmail } from '@kestrova/emails';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withAuditEntry } from '../../audit/audit-log.ts';
import type { Queries } from '../../database/open-database.ts';
import { RecordNotFoundError } from '../../errors.ts';
import { findBearerToken, submissionRoute } from '../../http/submission-route.ts';
import type { Links } from '../../links/links.ts';
import type { ServerServices } from '../../services.ts';
import { succeed } from '../submission-response.ts';
import { findOwnApplication, listFiles, type OwnApplicationRow } from './application-repository.ts';
import { linkToApplication } from './application-service.ts';
import { changeStatus, describeChange, removedMessage, toOutcome } from './change-status.ts';
import { listStatusChanges, toStatusChange } from './status-repository.ts';

const tags = ['review'];
const security = [{ bearer: [] }];

/** Lets the careers team change the status of an application by the link in its notice. */
export const reviewRoutes: FastifyPluginAsyncZod<ServerServices> = async (app, services) => {
  const { database, links, wakeOutbox } = services;

  app.get(
    endpoints.getReview.path,
    {
      schema: {
        tags,
        security,
        summary: 'What the careers team may see of an application',
        response: { 200: schemas.getReview.response },
      },
      config: { rateLimit: {} },
    },
    (request) => {
      const id = getApplicationId(links, request);
      return withAudit(database.queries, 'review open', () => getReview(database.queries, id));
    },
  );

  submissionRoute(
    app,
    {
      ...schemas.changeStatus,
      path: endpoints.changeStatus.path,
      tags,
      security,
      summary: 'Save a new status of an application',
      bodyLimit: 8 * 1024,
    },
    async (request) => {
      const id = getApplicationId(links, request);
      const change = await withAudit(database.queries, 'review save', () =>
        changeStatus(services, id, request.body),
      );
      wakeOutbox();
      return succeed(describeChange(change));
    },
  );
};

/** @throws RecordNotFoundError if the link is not one of ours. */
function getApplicationId(links: Links, request: FastifyRequest): string {
  const link = links.readLink('review', findBearerToken(request));
  if (link !== undefined) return link.subject;
  throw new RecordNotFoundError(
    'This link is incomplete or not one of ours. Please copy the whole link from the notice.',
  );
}

/** Records each use of a link; whose it was is unknown, since it needs no login. */
function withAudit<Result>(queries: Queries, command: string, work: () => Promise<Result>) {
  return withAuditEntry(queries, { operator: 'review link', command }, async (countRecords) => {
    const result = await work();
    countRecords(1);
    return result;
  });
}

async function getReview(queries: Queries, applicationId: string): Promise<Review> {
  const application = await findOwnApplication(queries, applicationId, false);
  if (application === undefined) throw new RecordNotFoundError(removedMessage);
  const files = await listFiles(queries, applicationId);
  const changes = await listStatusChanges(queries, [applicationId]);
  const { reference, jobTitle, jobCode, receivedAt } = application;
  return {
    applicantName: `${application.firstName} ${application.lastName}`,
    reference,
    jobTitle,
    jobCode,
    isJobOpen: Boolean(application.isJobOpen),
    receivedAt,
    fileNames: files.map(({ originalName }) => originalName),
    changes: changes.map(toStatusChange),
    emails: listChoices().map((choice) => ({ ...choice, ...previewEmail(application, choice) })),
  };
}

type Choice = Pick<NewStatus, 'status' | 'reason'>;

function listChoices(): Choice[] {
  return newStatuses.flatMap((status): Choice[] =>
    status === 'closed' ? closingReasons.map((reason) => ({ status, reason })) : [{ status }],
  );
}

function previewEmail(application: OwnApplicationRow, choice: Choice) {
  const own = linkToApplication(application, '');
  const content = statusEmail({ application, outcome: toOutcome(choice), sentence: '', own });
  const { subject, heading } = content;
  return { subject, heading, paragraphs: listPreviewParagraphs(content) };
}
