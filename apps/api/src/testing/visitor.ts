import { randomUUID } from 'node:crypto';
import { API_PREFIX, csrf, endpoints, IDEMPOTENCY_HEADER, schemas } from '@kestrova/api-contract';
import type { ContactRequest, JobAlertRequest, JobApplicationData } from '@kestrova/api-contract';

/** A visitor's browser as the server sees it: keeps its cookie and sends its header. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(
    path: string,
    body: string | Uint8Array<ArrayBuffer> | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  sendContactRequest(request: unknown, key?: string): Promise<Response>;
  sendApplication(form: FormData, key?: string): Promise<Response>;
  sendJobAlert(request: unknown, key?: string): Promise<Response>;
}

/** As `fetch`, of which a test may need another kind. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** Opens the site once, which gives the visitor a token. */
export async function createVisitor(port: number, send: Send = fetch): Promise<Visitor> {
  const origin = `http://127.0.0.1:${port}`;
  const first = await send(`${origin}${API_PREFIX}${endpoints.issueCsrfToken.path}`);
  // As fetch throws without a server: one that is stopping will be back.
  if (!first.ok) throw new TypeError(`the server answered ${first.status}`);
  const { csrfToken } = schemas.issueCsrfToken.response.parse(await first.json());
  const pair = { cookie: `${csrf.cookieName}=${csrfToken}`, [csrf.headerName]: csrfToken };
  const withKey = (key: string | undefined) =>
    key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
  const post: Visitor['post'] = (path, body, headers = {}) =>
    send(`${origin}${API_PREFIX}${path}`, {
      method: 'POST',
      body,
      headers: { ...pair, ...headers },
    });
  return {
    get: (path, headers = {}) => send(`${origin}${path}`, { headers }),
    post,
    sendContactRequest: (request, key) =>
      post(endpoints.submitContactRequest.path, JSON.stringify(request), {
        'content-type': 'application/json',
        ...withKey(key),
      }),
    sendApplication: (form, key) => post(endpoints.submitApplication.path, form, withKey(key)),
    sendJobAlert: (request, key) =>
      post(endpoints.createJobAlert.path, JSON.stringify(request), {
        'content-type': 'application/json',
        ...withKey(key),
      }),
  };
}

/** A contact request that the server accepts; no two are from the same address. */
export function createContactRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    fullName: 'Asha Rao',
    email: `asha.${randomUUID()}@example.com`,
    companyName: 'Rao & Co',
    companyType: 'https://rao.example.com',
    phoneNumber: '+1 2025550143',
    message: 'We would like to talk about <ledgers> & "settlement".',
    country: 'USA',
    ...changes,
  };
}

/** An application to the first seeded job that the server accepts. */
export function createApplicationData(
  changes: Partial<JobApplicationData> = {},
): JobApplicationData {
  return {
    firstName: 'Zoë',
    lastName: "O'Neill-Rao",
    email: `zoe.${randomUUID()}@example.com`,
    phNo: '2025550143',
    coverLetterDescription: 'Dear team,\nI like ledgers.',
    privacyEnable: true,
    contactMeEnable: true,
    jobRole: 'Senior Payments Engineer',
    location: 'Wilmington, DE',
    jobId: 1,
    jobCode: 'US-FIN-1042',
    jobTitle: 'Senior Payments Engineer',
    ...changes,
  };
}

/** A wish for emails about new jobs that the server accepts; no two are for the same address. */
export function createAlertRequest(changes: Partial<JobAlertRequest> = {}): JobAlertRequest {
  return { email: `ravi.${randomUUID()}@example.com`, country: 'India', ...changes };
}

/** The multipart form that the application dialog sends. */
export function createApplicationForm(
  data: unknown,
  files: Partial<Record<'cv' | 'additionalFile', File>> = {},
): FormData {
  const form = new FormData();
  for (const [part, file] of Object.entries(files)) form.set(part, file);
  form.set('data', JSON.stringify(data));
  return form;
}
