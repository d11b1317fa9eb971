import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/open-database.ts';
import { findJobRevision, findOpenJob, listOpenJobs, type JobCountry } from './job-repository.ts';

/** An answer that is ready to be written: its bytes and their entity tag (RFC 9110 8.8.3). */
export interface CachedResponse {
  body: Buffer;
  etag: string;
}

/** What visitors see of the jobs. It is kept in memory and outlives the database. */
export interface JobCache {
  findList(country: JobCountry | undefined): Promise<CachedResponse | undefined>;
  findDetails(jobId: number): Promise<CachedResponse | undefined>;
}

/** The operator's change reaches every instance within this time, in milliseconds. */
const freshFor = 1000;
/** How long a visitor waits for a database that may be frozen, in milliseconds. */
const maxCheckTime = 500;
const maxCachedResponses = 1000;

/**
 * Creates the jobCache over a database. It reads a list again only when a job has changed, and goes on
 * with what it has while the database cannot say.
 */
export function createJobCache(
  database: Database,
  reportFailure: (error: unknown) => void,
): JobCache {
  const answers = new Map<string, CachedResponse>();
  let revision: string | undefined;
  let nextCheckAt = 0;
  let checking: Promise<void> | undefined;

  async function checkRevision(): Promise<void> {
    try {
      const current = await findJobRevision(database.queries);
      if (current !== revision) answers.clear();
      revision = current;
    } catch (error) {
      reportFailure(error);
    }
  }

  async function checkInTime(): Promise<void> {
    const late = new AbortController();
    const timer = wait(maxCheckTime, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([checkRevision(), timer]);
    late.abort();
    nextCheckAt = performance.now() + freshFor;
    checking = undefined;
  }

  async function findCached(key: string, read: () => Promise<unknown>) {
    if (performance.now() >= nextCheckAt) await (checking ??= checkInTime());
    const kept = answers.get(key);
    if (kept !== undefined) return kept;
    const readAt = revision;
    const value = await read();
    if (value === undefined) return undefined;
    const answer = createAnswer(value);
    // A change that came while reading would otherwise be hidden by this older answer.
    if (readAt === revision) keep(answers, key, answer);
    return answer;
  }

  return {
    findList: (country) =>
      findCached(`list ${country ?? 'all'}`, () => listOpenJobs(database.queries, country)),
    findDetails: (jobId) => findCached(`job ${jobId}`, () => findOpenJob(database.queries, jobId)),
  };
}

function createAnswer(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `"${digest.slice(0, 27)}"` };
}

/** Makes room by dropping the oldest job's page; the lists always stay. */
function keep(answers: Map<string, CachedResponse>, key: string, answer: CachedResponse): void {
  if (answers.size >= maxCachedResponses) {
    const oldest = answers.keys().find((name) => name.startsWith('job '));
    if (oldest !== undefined) answers.delete(oldest);
  }
  answers.set(key, answer);
}
