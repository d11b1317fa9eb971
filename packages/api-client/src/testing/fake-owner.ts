import {
  applicationFileNames,
  endpoints,
  type JobAlert,
  type OwnApplication,
} from '@kestrova/api-contract';
import type { HttpRequest, HttpResponse } from '../transport.ts';
import { createFakeReviewer, fakeChange } from './fake-reviewer.ts';
import { findOutcome, rejectMacros, respondJson } from './mock-outcomes.ts';

/**
 * The tokens that the fake server sends by email. With the prefix of an outcome, such as
 * `offline.`, reading succeeds and every POST has that outcome.
 */
export const fakeTokens = {
  application: 'fake-token-of-an-application',
  /** An application without a file, whose job has closed. */
  bareApplication: 'fake-token-of-a-bare-application',
  closedApplication: 'fake-token-of-a-closed-application',
  /** Opens the same application for the careers team. */
  review: 'fake-token-of-a-review',
  /** Its address has three alerts; the first is not confirmed. */
  alert: 'fake-token-of-an-alert',
} as const;

const DAY = 86_400_000;

/** The owners of one fake server's emailed links. */
export type FakeOwner = ReturnType<typeof createFakeOwner>;

/** Responds to the requests of emailed links, from the memory of one fake server. */
export function createFakeOwner() {
  const applications = new Map<string, OwnApplication>([
    [fakeTokens.application, fakeApplication],
    [fakeTokens.bareApplication, { ...fakeApplication, isJobOpen: false, files: [] }],
    [fakeTokens.closedApplication, closedApplication],
  ]);
  const reviewer = createFakeReviewer();
  let alerts: readonly JobAlert[] = fakeAlerts;

  function withdraw(token: string) {
    applications.delete(token);
    return accept('We have erased your application. An email confirms it.');
  }

  function replaceFiles(token: string, application: OwnApplication, { body }: HttpRequest) {
    const added = applicationFileNames.flatMap((part) => {
      const file = body instanceof FormData ? body.get(part) : null;
      return file instanceof File ? [{ part, name: file.name, size: file.size }] : [];
    });
    const kept = application.files.filter(({ part }) => !added.some((file) => file.part === part));
    applications.set(token, { ...application, files: [...added, ...kept] });
    return accept('We have your files. An email confirms it.');
  }

  function unsubscribe(token: string) {
    if (token !== fakeTokens.alert) return notFound();
    alerts = [];
    return accept('All of your alerts have ended.');
  }

  function receiveAlert(path: string, { body }: HttpRequest) {
    if (path === endpoints.confirmJobAlert.path) {
      const [first, ...others] = alerts;
      if (first) alerts = [{ ...first, isConfirmed: true }, ...others];
      return accept('Your alert is on. The first email comes with the next new job.');
    }
    const { alertId } = JSON.parse(typeof body === 'string' ? body : '{}') as { alertId?: string };
    alerts = alerts.filter((alert) => alert.alertId !== alertId);
    return accept('This alert has ended.');
  }

  return {
    /** The response to a GET of a link; undefined for any other path. */
    read({ headers }: HttpRequest, path: string): HttpResponse | undefined {
      const { token } = readToken(headers);
      if (path === endpoints.getOwnApplication.path) {
        const application = applications.get(token);
        return application ? respondJson(200, application) : notFound();
      }
      if (path === endpoints.getReview.path)
        return token === fakeTokens.review ? respondJson(200, reviewer.read()) : notFound();
      if (path !== endpoints.getJobAlerts.path) return undefined;
      if (token !== fakeTokens.alert) return notFound();
      const linkedAlertId = alerts.find(({ alertId }) => alertId === 'alert-1')?.alertId;
      return respondJson(200, { email: 'asha.okafor@example.com', linkedAlertId, alerts });
    },
    /** The response to a POST with a token; undefined without a token. */
    async receive(request: HttpRequest, path: string): Promise<HttpResponse | undefined> {
      const { sent, token } = readToken(request.headers);
      const [, unsubscribeToken] = path.split(endpoints.unsubscribe.path.replace(':token', ''));
      if (unsubscribeToken) return unsubscribe(unsubscribeToken);
      if (!sent) return undefined;
      const response = rejectMacros(request) ?? findOutcome(sent)?.(request);
      if (response) return response;
      const application = applications.get(token);
      if (path === endpoints.withdrawOwnApplication.path && application) return withdraw(token);
      if (path === endpoints.replaceOwnFiles.path && application)
        return replaceFiles(token, application, request);
      if (path === endpoints.changeStatus.path && token === fakeTokens.review)
        return reviewer.save(request);
      return token === fakeTokens.alert ? receiveAlert(path, request) : notFound();
    },
  };
}

/** The token as it was sent, and without the prefix of an outcome. */
function readToken(headers: HttpRequest['headers']) {
  const sent = headers['Authorization']?.replace('Bearer ', '') ?? '';
  return { sent, token: sent.replace(/^.*\./, '') };
}

const accept = (responseMessage: string) => respondJson(200, { responseCode: 1, responseMessage });

const notFound = () => respondJson(404, { exceptionMsg: 'This link leads to nothing (any more).' });

const fakeApplication: OwnApplication = {
  reference: 'KA-7QF4-2M',
  jobId: 101,
  jobTitle: 'Senior Java Engineer',
  jobCode: 'KES-101',
  jobLocation: 'Wilmington, DE',
  isJobOpen: true,
  receivedAt: new Date(Date.now() - 3 * DAY).toISOString(),
  files: [
    { part: 'cv', name: 'asha-okafor-resume.pdf', size: 248_300 },
    {
      part: 'additionalFile',
      name: 'portfolio-of-payment-systems-2019-to-2026.pdf',
      size: 3_900_000,
    },
  ],
  changes: [fakeChange('in-review', 2), fakeChange('interview', 1)],
  sentence: 'We look forward to meeting you on Tuesday.',
};

const closedApplication: OwnApplication = {
  ...fakeApplication,
  isJobOpen: false,
  changes: [...fakeApplication.changes, { ...fakeChange('closed', 0), reason: 'position-filled' }],
};

const fakeAlerts: readonly JobAlert[] = [
  createAlert('alert-1', 0, { country: 'India', keywords: 'react', mode: 'Remote' }),
  createAlert('alert-2', 12, { country: 'USA', place: 'Austin, TX', level: 'Senior' }),
  createAlert('alert-3', 200, { country: 'India' }),
];

function createAlert(
  alertId: string,
  daysAgo: number,
  choice: Pick<JobAlert, 'country' | 'keywords' | 'place' | 'mode' | 'level'>,
): JobAlert {
  const createdDate = new Date(Date.now() - daysAgo * DAY).toISOString();
  return { ...choice, alertId, createdDate, isConfirmed: daysAgo > 0 };
}
