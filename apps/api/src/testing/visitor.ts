import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  API_PREFIX,
  csrf,
  endpoints,
  IDEMPOTENCY_HEADER,
  schemas,
  type ApplicationFileName,
  type ContactRequest,
  type JobAlertRequest,
  type JobApplicationData,
} from '@kestrova/api-contract';
import PostalMime, { type Email } from 'postal-mime';
import { ignoreMissing } from '../files/error-code.ts';
import { until } from './until.ts';

export type SentFiles = Partial<Record<ApplicationFileName, File>>;

/** A visitor's browser as the server sees it: keeps its cookie and sends its header. */
export type Visitor = Awaited<ReturnType<typeof createVisitor>>;

type SentBody = string | Uint8Array<ArrayBuffer> | FormData;

/** Replaces `fetch` in a test that needs a special one. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** Opens the site once, which gives the visitor a token. */
export async function createVisitor(port: number, send: Send = fetch) {
  const origin = `http://127.0.0.1:${port}`;
  const first = await send(`${origin}${API_PREFIX}${endpoints.issueCsrfToken.path}`);
  // The error that fetch throws without a server, so that callers retry while a server restarts.
  if (!first.ok) throw new TypeError(`the server answered ${first.status}`);
  const { csrfToken } = schemas.issueCsrfToken.response.parse(await first.json());
  const tokens = { cookie: `${csrf.cookieName}=${csrfToken}`, [csrf.headerName]: csrfToken };
  const post = (path: string, body: SentBody, headers: Record<string, string> = {}) =>
    send(`${origin}${API_PREFIX}${path}`, {
      method: 'POST',
      body,
      headers: { ...tokens, ...headers },
    });
  const withKey = (key?: string) => (key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  const sendContactRequest = (request: unknown, key?: string) =>
    postJson(endpoints.submitContactRequest.path, request, withKey(key));
  const sendApplication = (data: FormFields, files?: SentFiles, key?: string) =>
    post(endpoints.submitApplication.path, createApplicationForm(data, files), withKey(key));
  const readMetrics = async () => (await send(`${origin}/metrics`)).text();
  return {
    /** The headers of its CSRF token, for requests that a test sends itself. */
    tokens,
    get: (path: string, headers: Record<string, string> = {}) =>
      send(`${origin}${path}`, { headers }),
    readMetrics,
    /** The value of a metric with these labels; NaN if it has none. */
    async readMetric(name: string) {
      const lines = (await readMetrics()).split('\n');
      return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
    },
    post,
    postJson,
    sendContactRequest,
    sendJobAlert: (request: unknown, key?: string) =>
      postJson(endpoints.createJobAlert.path, request, withKey(key)),
    sendApplication,
    /** Sends a contact request that is accepted, and returns what was typed. */
    contact: (changes?: Partial<ContactRequest>) =>
      submit(createContactRequest(changes), sendContactRequest),
    /** Sends an application that is accepted, and returns what was typed. */
    apply: (changes?: Partial<JobApplicationData>, files?: SentFiles) =>
      submit(createApplicationData(changes), (data) => sendApplication(data, files)),
  };
}

async function submit<Data>(data: Data, send: (data: Data) => Promise<Response>): Promise<Data> {
  const response = await send(data);
  if (response.status !== 200) {
    throw new Error(`the submission got ${response.status}: ${await response.text()}`);
  }
  return data;
}

/** The status and the JSON of a response. */
export async function readResponse(
  response: Response | Promise<Response>,
): Promise<[status: number, body: unknown]> {
  const received = await response;
  return [received.status, await received.json()];
}

/** A contact request that the server accepts; no two are from the same address. */
export function createContactRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  const complete: Required<ContactRequest> = {
    fullName: 'Asha Rao',
    email: `asha.${randomUUID()}@example.com`,
    companyName: 'Rao & Co',
    companyType: 'https://rao.example.com',
    phoneNumber: '+1 2025550143',
    message: 'We would like to talk about <ledgers> & "settlement".',
    country: 'USA',
  };
  return { ...complete, ...changes };
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

/** A job alert request that the server accepts; each has its own address. */
export function createAlertRequest(changes: Partial<JobAlertRequest> = {}): JobAlertRequest {
  return { email: `ravi.${randomUUID()}@example.com`, country: 'India', ...changes };
}

type FormFields = Readonly<Record<string, unknown>>;

export function createApplicationForm(data: FormFields, files: SentFiles = {}): FormData {
  const form = createFilesForm(files);
  form.set('data', JSON.stringify(data));
  return form;
}

function createFilesForm(files: SentFiles): FormData {
  const form = new FormData();
  for (const [part, file] of Object.entries(files)) form.set(part, file);
  return form;
}

export type OwnApplicationVisitor = ReturnType<typeof openOwnApplication>;

/** A visitor who has opened the link of an application: the calls with the token of the link. */
export function openOwnApplication(
  visitor: Visitor,
  token: string,
  headers: Record<string, string> = {},
) {
  const withBearer = (key?: string) => ({
    ...headers,
    authorization: `Bearer ${token}`,
    ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
  });
  return {
    token,
    read: () => visitor.get(`${API_PREFIX}${endpoints.getOwnApplication.path}`, withBearer()),
    replace: (files: SentFiles, key?: string) =>
      visitor.post(endpoints.replaceOwnFiles.path, createFilesForm(files), withBearer(key)),
    withdraw: (key?: string) =>
      visitor.post(endpoints.withdrawOwnApplication.path, '', withBearer(key)),
  };
}

/** Sends an application, and opens the link of its confirmation, which is in the mail folder. */
export async function applyAndOpen(
  { visitor, dataDir }: { visitor: Visitor; dataDir: string },
  changes?: Partial<JobApplicationData>,
  files?: SentFiles,
) {
  const data = await visitor.apply(changes, files);
  const confirmation = await findEmail(dataDir, data.email, 'We received your application');
  return { data, own: openOwnApplication(visitor, findOwnToken(confirmation)) };
}

/** The token of the first link to an application; empty if it has none. */
export function findOwnToken({ text = '' }: Pick<Email, 'text'>): string {
  return /\/careers\/application#([\w.-]+)\n/.exec(text)?.[1] ?? '';
}

/** Waits for an email in the mail folder whose subject contains all of these texts. */
export async function findEmail(
  dataDir: string,
  recipient: string,
  ...subject: string[]
): Promise<Email> {
  return until(async () =>
    (await readMail(dataDir)).find(
      (mail) =>
        mail.to?.[0]?.address === recipient &&
        subject.every((text) => mail.subject?.includes(text) === true),
    ),
  );
}

export async function readMail(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  // The server may have just removed one.
  const read = (name: string) => readFile(join(folder, name)).catch(ignoreMissing);
  const contents = await Promise.all(names.map(read));
  return Promise.all(
    contents.filter((content) => content !== undefined).map((content) => PostalMime.parse(content)),
  );
}

/** The text of an email without the breaks of long lines. */
export function joinLines(text = ''): string {
  return text.replaceAll(/(?<=\S)\n {0,30}(?=\S)/g, ' ');
}
