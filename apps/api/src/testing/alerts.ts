import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, endpoints, schemas, type JobAlertRequest } from '@kestrova/api-contract';
import type { Email } from 'postal-mime';
import type { Queries } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import type { JobAlertRow } from '../database/schema.ts';
import { getSharedSecret } from '../database/server-state.ts';
import { createLinks } from '../links/links.ts';
import { createAlertLinks } from '../modules/alerts/alert-links.ts';
import type { NewJob } from '../modules/jobs/job-repository.ts';
import type { ServerProcess } from './server-process.ts';
import { until } from './until.ts';
import { readMail } from './visitor.ts';

/** Alerts that their addresses have confirmed, for jobs in India unless changed. */
export async function saveConfirmedAlerts(
  queries: Queries,
  changes: readonly Partial<JobAlertRow>[],
): Promise<JobAlertRow[]> {
  const secret = await getSharedSecret(queries, 'alert-secret');
  const { createAddressId } = createAlertLinks(createLinks(''), secret);
  const now = new Date().toISOString();
  const rows = changes.map((change): JobAlertRow => {
    const email = change.email ?? `ravi.${randomUUID()}@example.com`;
    return {
      id: randomUUID(),
      receivedAt: now,
      email,
      addressId: createAddressId(email),
      country: 'India',
      keywords: '',
      place: '',
      type: '',
      mode: '',
      level: '',
      siteOrigin: 'http://localhost:4001',
      confirmedAt: now,
      seenRevision: 1,
      lastSentAt: null,
      ...change,
    };
  });
  for await (const batch of inBatches(rows)) {
    await queries.insertInto('jobAlerts').values(batch).execute();
  }
  return rows;
}

/** A job in India that nobody has seen yet. */
export function createJob(changes: Partial<NewJob> = {}): NewJob {
  return {
    jobCode: `IN-NEW-${randomUUID().slice(0, 8)}`,
    jobTitle: 'Release Tester',
    jobLocation: 'Pune',
    jobCountry: 'India',
    experince: 3,
    jobLevel: 'Mid',
    jobType: 'Full-time',
    jobMode: 'Remote',
    jobInfo: 'Tests each release.',
    jobDescription: 'Tests.',
    jobRequirements: '',
    skills: '',
    qualification: '',
    benifits: '',
    createdDate: new Date().toISOString(),
    closingDate: null,
    ...changes,
  };
}

/** A subscriber who requests job alerts and follows emailed links, and an operator. */
export function createAlertVisitor(operator: ServerProcess) {
  const { visitor, server, dataDir } = operator;
  const mailTo = async (address: string) =>
    (await readMail(dataDir)).filter((mail) => mail.to?.[0]?.address === address);

  const waitForMail = (address: string): Promise<Email[]> =>
    until(async () => {
      const emails = await mailTo(address);
      return emails.length > 0 && emails;
    });

  /** Requests an alert, from a network if one is given and the server trusts a proxy. */
  async function ask(request: JobAlertRequest, network?: string) {
    const headers = { ...(network !== undefined && { 'x-forwarded-for': network }) };
    const response = await visitor.postJson(endpoints.createJobAlert.path, request, headers);
    assert.equal(response.status, 200);
    return schemas.createJobAlert.response.parse(await response.json());
  }

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const list = (token: string) =>
    visitor.get(`${API_PREFIX}${endpoints.getJobAlerts.path}`, bearer(token));

  return {
    mailTo,
    waitForMail,
    ask,
    list,
    /** Requests an alert. @returns the token in its email. */
    async askForToken(request: JobAlertRequest) {
      await ask(request);
      return findToken((await waitForMail(request.email))[0]);
    },
    /** Waits for `count` emails. @returns their tokens without the known ones. */
    async waitForTokens(address: string, count: number, known: readonly string[]) {
      const emails = await until(async () => {
        const found = await mailTo(address);
        return found.length === count && found;
      });
      return emails.map(findToken).filter((token) => !known.includes(token));
    },
    confirm: (token: string) => visitor.post(endpoints.confirmJobAlert.path, '', bearer(token)),
    end: (token: string, alertId = '') =>
      visitor.postJson(endpoints.endJobAlert.path, { alertId }, bearer(token)),
    async readList(token: string) {
      const response = await list(token);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      return schemas.getJobAlerts.response.parse(await response.json());
    },
    /** Waits for the email about new jobs; `url` is where a mail program ends such emails. */
    async waitForNews(address: string) {
      const mail = await until(async () =>
        (await mailTo(address)).find((one) => findHeader(one, 'list-unsubscribe') !== ''),
      );
      const url = /^<(https?:\/\/[^>]+)>$/.exec(findHeader(mail, 'list-unsubscribe'))?.[1] ?? '';
      return { mail, url };
    },
    /** Unsubscribes like a mail program: without cookies, by a form. */
    unsubscribe: (
      url: string,
      body: URLSearchParams | FormData | null = new URLSearchParams({
        'List-Unsubscribe': 'One-Click',
      }),
    ) => fetch(`http://127.0.0.1:${server.port}${new URL(url).pathname}`, { method: 'POST', body }),
    async importJob(changes: Partial<NewJob>) {
      const file = join(dataDir, 'jobs.json');
      writeFileSync(file, JSON.stringify([createJob(changes)]));
      await operator.runForJson('jobs', 'import', file);
    },
  };
}

export function findToken(mail: Email | undefined): string {
  return /\/careers\/alerts#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The value of a header by its name in lower case; empty if it has none. */
export function findHeader(mail: Email | undefined, name: string): string {
  return mail?.headers.find(({ key }) => key === name)?.value ?? '';
}
