import {
  csrf,
  endpoints,
  firstIssueMessage,
  IDEMPOTENCY_HEADER,
  type JobSummary,
  schemas,
} from '@kestrova/api-contract';
import { createApiClient } from '../api-client.tsx';
import type { HttpResponse, HttpRequest } from '../transport.ts';
import * as fakes from './fake-jobs.ts';
import { createFakeOwner, type FakeOwner } from './fake-owner.ts';
import {
  findOutcome,
  mockOutcomes,
  rejectMacros,
  respondJson,
  waitForAbort,
} from './mock-outcomes.ts';

/**
 * How the server responds to requests for jobs. `sparse`: jobs have only the required fields, and one job
 * cannot be read. `once`: each request gets one response, then the server is offline. `closed`: it lists
 * jobs without details. `many` and `thousand`: sixty and a thousand jobs in every country.
 *
 * The email address of a submission selects its outcome, and a file whose name begins with `macros`
 * is rejected.
 */
export type JobsMode =
  | 'normal'
  | 'many'
  | 'thousand'
  | 'empty'
  | 'sparse'
  | 'once'
  | 'closed'
  | 'pending'
  | 'failing'
  | 'offline';

export type FakeServer = ReturnType<typeof createFakeServer>;

const TOKEN = 'fake-token';
const BASE_PATH = '/fake';
const BASE_URL = `https://fake.example${BASE_PATH}`;

interface FakeServerOptions {
  jobs?: JobsMode | undefined;
  /** The network: may delay, change or lose the responses. */
  network?: (send: () => Promise<HttpResponse>) => Promise<HttpResponse>;
}

/** Starts a server in the page that knows `fakeJobs`, the token and the rules of the contract. */
export function createFakeServer(options: FakeServerOptions = {}) {
  const { jobs = 'normal', network = (send) => send() } = options;
  const requests: HttpRequest[] = [];
  const accepted = new Map<string, unknown>();
  const owner = createFakeOwner();
  const server = {
    /** A client that calls this server. */
    client: createApiClient({
      baseUrl: BASE_URL,
      transport: (request) => network(() => respond(request)),
    }),
    /** Every request that reached it, oldest first. */
    requests,
    posts: () => requests.filter(({ method }) => method === 'POST'),
    /** The entries that it accepted, by Idempotency-Key. */
    accepted,
    /** May be changed while it runs. */
    jobs,
  };

  async function respond(request: HttpRequest): Promise<HttpResponse> {
    const isRepeated = requests.some(({ url }) => url === request.url);
    requests.push(request);
    if (request.method === 'POST') return receive(request, accepted, owner);
    const mode = server.jobs === 'once' && isRepeated ? 'offline' : server.jobs;
    return read(request, mode, owner);
  }
  return server;
}

function pathOf({ url }: HttpRequest): string {
  return new URL(url).pathname.slice(BASE_PATH.length);
}

async function read(request: HttpRequest, mode: JobsMode, owner: FakeOwner): Promise<HttpResponse> {
  const path = pathOf(request);
  if (path === endpoints.issueCsrfToken.path) return respondJson(200, { csrfToken: TOKEN });
  if (mode === 'pending') return waitForAbort(request);
  if (mode === 'offline') return mockOutcomes.offline();
  if (mode === 'failing') return mockOutcomes.failing();
  if (path === endpoints.getAllJobs.path) {
    const country = new URL(request.url).searchParams.get('jobCountry');
    const jobs = longLists[mode] ?? listJobs(country);
    if (mode === 'sparse')
      return respondJson(200, [{ jobId: null }, ...jobs.map(fakes.withoutDetails)]);
    return respondJson(200, mode === 'empty' ? [] : jobs);
  }
  const owned = owner.read(request, path);
  if (owned) return owned;
  const job = fakes.fakeJobDetails(Number(path.split('/').at(-1)));
  return job && mode !== 'closed'
    ? respondJson(200, mode === 'sparse' ? fakes.withoutDetails(job) : job)
    : respondJson(404, { exceptionMsg: 'This position is no longer open.' });
}

const longLists: Partial<Record<JobsMode, readonly JobSummary[]>> = {
  many: fakes.manyFakeJobs,
  thousand: fakes.createManyJobs(1000),
};

function listJobs(country: string | null) {
  const lists: Record<string, readonly JobSummary[]> = fakes.fakeJobs;
  return country === null ? Object.values(lists).flat() : (lists[country] ?? []);
}

async function receive(request: HttpRequest, accepted: Map<string, unknown>, owner: FakeOwner) {
  if (request.headers[csrf.headerName] !== TOKEN) {
    return respondJson(403, { exceptionMsg: 'This page has expired. Please reload it.' });
  }
  const owned = await owner.receive(request, pathOf(request));
  if (owned) return owned;
  const { schema, received } = readBody(request);
  const parsed = schema.safeParse(received);
  if (!parsed.success) return respondJson(400, { exceptionMsg: firstIssueMessage(parsed.error) });
  const response = rejectMacros(request) ?? findOutcome(parsed.data.email)?.(request);
  if (response) return response;
  accepted.set(request.headers[IDEMPOTENCY_HEADER] ?? '', parsed.data);
  request.onUpload?.(1);
  return respondJson(200, {
    responseCode: 1,
    responseMessage: 'Thank you. We have received what you sent.',
    email: parsed.data.email,
  });
}

function readBody(request: HttpRequest) {
  const { body } = request;
  if (body instanceof FormData) {
    return { schema: schemas.submitApplication.form.data, received: parse(body.get('data')) };
  }
  const name = (['createJobAlert', 'sendOwnLinks'] as const).find(
    (candidate) => endpoints[candidate].path === pathOf(request),
  );
  return { schema: schemas[name ?? 'submitContactRequest'].body, received: parse(body ?? null) };
}

function parse(text: FormDataEntryValue | null): unknown {
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}
