import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, endpoints, schemas, type JobAlertRequest } from '@kestrova/api-contract';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import type { NewJob } from '../modules/jobs/job-repository.ts';
import { createJob } from './alerts.ts';
import type { ServerRun } from './server-run.ts';
import { readMail } from './read-mail.ts';
import { until } from './until.ts';

/** Somebody who asks for job alerts, reads their mailbox and follows its links. */
export type AlertVisitor = ReturnType<typeof createAlertVisitor>;

/** Creates them beside an operator, who imports jobs. */
export function createAlertVisitor(operator: ServerRun) {
  const { visitor, server, place } = operator;
  const mailTo = async (address: string) =>
    (await readMail(place.config.dataDir)).filter((mail) => mail.to?.[0]?.address === address);

  async function waitForMail(address: string): Promise<Email[]> {
    await until(async () => (await mailTo(address)).length > 0);
    return mailTo(address);
  }

  async function ask(request: JobAlertRequest, key?: string) {
    const response = await visitor.sendJobAlert(request, key);
    expect(response.status).toBe(200);
    return schemas.createJobAlert.response.parse(await response.json());
  }

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const post = (path: string, token: string, body = '') =>
    visitor.post(path, body, {
      ...bearer(token),
      ...(body !== '' && { 'content-type': 'application/json' }),
    });
  const list = (token: string) =>
    visitor.get(`${API_PREFIX}${endpoints.getJobAlerts.path}`, bearer(token));

  return {
    mailTo,
    waitForMail,
    ask,
    list,
    /** Asks for an alert, @returns the token of the email about it. */
    async askForToken(request: JobAlertRequest) {
      await ask(request);
      return findToken((await waitForMail(request.email))[0]);
    },
    confirm: (token: string) => post(endpoints.confirmJobAlert.path, token),
    end: (token: string, alertId = '') =>
      post(endpoints.endJobAlert.path, token, JSON.stringify({ alertId })),
    async readList(token: string) {
      const response = await list(token);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return schemas.getJobAlerts.response.parse(await response.json());
    },
    /** Waits for the email about new jobs; `url` is where a mail program ends such emails. */
    async waitForNews(address: string) {
      const find = async () =>
        (await mailTo(address)).find((mail) => findHeader(mail, 'list-unsubscribe') !== '');
      await until(async () => (await find()) !== undefined);
      const mail = await find();
      const url = /^<(https?:\/\/[^>]+)>$/.exec(findHeader(mail, 'list-unsubscribe'))?.[1] ?? '';
      return { mail, url };
    },
    /** As a mail program does: without cookies, in a form of its own. */
    unsubscribe: (
      url: string,
      body: URLSearchParams | FormData | null = new URLSearchParams({
        'List-Unsubscribe': 'One-Click',
      }),
    ) => fetch(`http://127.0.0.1:${server.port}${new URL(url).pathname}`, { method: 'POST', body }),
    async importJob(changes: Partial<NewJob>) {
      const file = join(place.config.dataDir, 'jobs.json');
      writeFileSync(file, JSON.stringify([createJob(changes)]));
      await operator.runForJson('jobs', 'import', file);
    },
  };
}

/** The token of the link in an email. */
export function findToken(mail: Email | undefined): string {
  return /\/careers\/alerts#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The value of a header by its name in lower case; empty where it has none. */
export function findHeader(mail: Email | undefined, name: string): string {
  return mail?.headers.find(({ key }) => key === name)?.value ?? '';
}
