import {
  ApiError,
  createApiClient,
  getAllJobs,
  getJobDetailsById,
  type ApiClient,
  type ReceivedJobDetails,
  type Transport,
} from '@kestrova/api-client';
import { API_PREFIX } from '@kestrova/api-contract';
import { LRUCache } from 'lru-cache';
import { siteRegions } from '../lib/region.tsx';
import type { JobLists } from '../prerender/job-pages.ts';

/** Milliseconds between two requests for the same thing. */
const MAX_AGE_MS = 1000;
/** How long a visitor waits for the API, in milliseconds. */
const TIMEOUT_MS = 2000;
/** How many jobs' details are kept. */
const MAX_DETAILS = 1000;

/** The last readable answer of the API. */
interface Answer<Value> {
  value: Value;
  /** Changes with the value. */
  version: string;
  /** When it was last confirmed, in milliseconds since 1970. */
  readAt: number;
}

/** The open jobs of an API. */
export type OpenJobs = ReturnType<typeof createOpenJobs>;

/**
 * Asks an API for its open jobs when they are needed: for each thing at most once a second, by one request
 * at a time, with its ETag. While the API does not answer within two seconds, its last answer stays.
 * @param report gets a sentence when the API stops answering, and when it answers again.
 */
export function createOpenJobs(apiOrigin: string, report: (sentence: string) => void) {
  const client = createApiClient({ baseUrl: apiOrigin + API_PREFIX });
  const lists = siteRegions.map(({ code, country }) => ({
    code,
    source: createSource(client, async (asked) =>
      (await getAllJobs(asked, country)).map(withoutForbiddenCharacters),
    ),
  }));
  const details = new LRUCache<number, Source<ReceivedJobDetails>>({ max: MAX_DETAILS });
  let combined: Answer<JobLists> | undefined;
  let isAnswering = true;

  return {
    /**
     * The lists of all countries; undefined until the API has given each. `isCurrent` says whether they
     * were confirmed in the last second.
     */
    async findLists() {
      const states = await Promise.all(lists.map(({ source }) => source.ask()));
      const failure = states.find((state) => state.failure)?.failure;
      if (isAnswering !== (failure === undefined)) {
        isAnswering = !isAnswering;
        report(
          failure
            ? `The API at ${apiOrigin} gives no list of jobs (${failure.status ?? failure.kind}), so pages show the jobs that it gave last. Check that it runs and that API_ORIGIN is right.`
            : `The API at ${apiOrigin} gives its list of jobs again.`,
        );
      }
      const answers = states.flatMap(({ answer }) => answer ?? []);
      if (answers.length < lists.length) return undefined;
      const version = answers.map((answer) => answer.version).join();
      const readAt = Math.min(...answers.map((answer) => answer.readAt));
      if (combined?.version !== version) {
        const entries = lists.map(({ code }, place) => [code, answers[place]?.value]);
        combined = { value: Object.fromEntries(entries) as JobLists, version, readAt };
      }
      return { ...combined, readAt, isCurrent: isAnswering };
    },

    /**
     * A job's details; 'closed' if the API says that it is not open, undefined if it has never given any. If
     * the lists are not current, the API does not answer, and the last details are taken without asking.
     */
    async findDetails(jobId: number, isCurrent: boolean) {
      let source = details.get(jobId);
      if (!source) {
        source = createSource(client, async (asked) =>
          withoutForbiddenCharacters(await getJobDetailsById(asked, jobId)),
        );
        details.set(jobId, source);
      }
      if (!isCurrent) return source.last();
      const { answer, failure } = await source.ask();
      return failure?.kind === 'not-found' ? 'closed' : answer;
    },
  };
}

type Source<Value> = ReturnType<typeof createSource<Value>>;

/** A list or a job of the API, with its last answer. @param read asks for it, and reads the response. */
function createSource<Value>(client: ApiClient, read: (client: ApiClient) => Promise<Value>) {
  let answer: Answer<Value> | undefined;
  let failure: ApiError | undefined;
  let asking: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let versions = 0;
  let etag: string | null = null;
  let receivedEtag: string | null = null;

  const transport: Transport = async ({ method, url, headers }) => {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(etag && { 'If-None-Match': etag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    receivedEtag = response.headers.get('etag');
    return { status: response.status, body: await response.text() };
  };

  async function ask(): Promise<void> {
    try {
      const value = await read({ ...client, transport });
      etag = receivedEtag;
      answer = { value, version: etag ?? String((versions += 1)), readAt: Date.now() };
      failure = undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUnchanged = error.status === 304 && answer !== undefined;
      if (isUnchanged && answer) answer.readAt = Date.now();
      failure = isUnchanged ? undefined : error;
    }
  }

  return {
    last: () => answer,
    async ask() {
      if (performance.now() - askedAt >= MAX_AGE_MS) {
        await (asking ??= ask().finally(() => {
          askedAt = performance.now();
          asking = undefined;
        }));
      }
      return { answer, failure };
    },
  };
}

/** Characters that XML forbids and that are errors in HTML; jobs of older imports have them. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** A job whose texts can be written into HTML and XML. */
export function withoutForbiddenCharacters<Job extends object>(job: Job): Job {
  const fields = Object.entries(job).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replaceAll(FORBIDDEN, '') : value,
  ]);
  return Object.fromEntries(fields) as Job;
}
