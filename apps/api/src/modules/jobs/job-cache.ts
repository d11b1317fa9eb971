import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/open-database.ts';
import { findJobRevision, findOpenJob, listOpenJobs, type JobCountry } from './job-repository.ts';

/** An answer that is ready to be written: its bytes and their entity tag (RFC 9110 8.8.3). */
export interface ReadyAnswer {
  body: Buffer;
  etag: string;
}

/** What visitors see of the jobs. It is kept in memory and outlives the database. */
export interface JobBoard {
  findList(country: JobCountry | undefined): Promise<ReadyAnswer | undefined>;
  findDetails(jobId: number): Promise<ReadyAnswer | undefined>;
}

/** The operator's change reaches every instance within this time, in milliseconds. */
const freshFor = 1000;
/** How long a visitor waits for a database that may be frozen, in milliseconds. */
const longestCheck = 500;
const keptAnswers = 1000;

/**
 * Creates the board over a database. It reads a list again only when a job has changed, and goes on
 * with what it has while the database cannot say.
 */
export function createJobBoard(
  database: Database,
  reportFailure: (error: unknown) => void,
): JobBoard {
  const answers = new Map<string, ReadyAnswer>();
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
    const timer = wait(longestCheck, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([checkRevision(), timer]);
    late.abort();
    nextCheckAt = performance.now() + freshFor;
    checking = undefined;
  }

  async function findAnswer(key: string, read: () => Promise<unknown>) {
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
      findAnswer(`list ${country ?? 'all'}`, () => listOpenJobs(database.queries, country)),
    findDetails: (jobId) => findAnswer(`job ${jobId}`, () => findOpenJob(database.queries, jobId)),
  };
}

function createAnswer(value: unknown): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `"${digest.slice(0, 27)}"` };
}

/** Makes room by dropping the oldest job's page; the lists always stay. */
function keep(answers: Map<string, ReadyAnswer>, key: string, answer: ReadyAnswer): void {
  if (answers.size >= keptAnswers) {
    const oldest = answers.keys().find((name) => name.startsWith('job '));
    if (oldest !== undefined) answers.delete(oldest);
  }
  answers.set(key, answer);
}
