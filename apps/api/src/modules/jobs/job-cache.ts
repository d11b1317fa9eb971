import { createHash } from 'node:crypto';
import type { Country } from '@kestrova/api-contract';
import type { Database } from '../../database/open-database.ts';
import { second, withTimeout } from '../../time.ts';
import { findJobRevision, findOpenJob, listOpenJobs } from './job-repository.ts';

/** A serialized response and its entity tag (RFC 9110 8.8.3). */
export interface CachedResponse {
  body: Buffer;
  etag: string;
}

export type JobCache = ReturnType<typeof createJobCache>;

/** Milliseconds between two checks for an operator's change. */
const revisionMaxAge = second;
/** How long a visitor waits for a database that may be frozen, in milliseconds. */
const revisionTimeout = 500;
/** Max milliseconds until an operator's change reaches every instance. */
export const maxJobDelay = revisionMaxAge + revisionTimeout;
const maxCachedResponses = 1000;

/**
 * Creates the cache of the open jobs as visitors see them. It reads jobs again only after one has changed,
 * and keeps what it has while the database does not respond.
 */
export function createJobCache(database: Database, reportFailure: (error: unknown) => void) {
  const responses = new Map<string, CachedResponse>();
  let revision: string | undefined;
  let nextCheckAt = 0;
  let checking: Promise<void> | undefined;

  async function checkRevision(): Promise<void> {
    try {
      const current = await findJobRevision(database.queries);
      if (current !== revision) responses.clear();
      revision = current;
    } catch (error) {
      reportFailure(error);
    }
  }

  async function checkInTime(): Promise<void> {
    await withTimeout(revisionTimeout, checkRevision).catch(() => undefined);
    nextCheckAt = performance.now() + revisionMaxAge;
    checking = undefined;
  }

  async function findCached(key: string, read: () => Promise<unknown>) {
    if (performance.now() >= nextCheckAt) await (checking ??= checkInTime());
    const cached = responses.get(key);
    if (cached !== undefined) return cached;
    const revisionBefore = revision;
    const value = await read();
    if (value === undefined) return undefined;
    const response = createResponse(value);
    // A change that came while reading would otherwise be hidden by this older response.
    if (revisionBefore === revision) addResponse(responses, key, response);
    return response;
  }

  return {
    findList: (country: Country | undefined) =>
      findCached(`list ${country ?? 'all'}`, () => listOpenJobs(database.queries, country)),
    findDetails: (jobId: number) =>
      findCached(`job ${jobId}`, () => findOpenJob(database.queries, jobId)),
  };
}

function createResponse(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `"${digest.slice(0, 27)}"` };
}

/** Makes room by dropping the oldest job; lists are never dropped. */
function addResponse(
  responses: Map<string, CachedResponse>,
  key: string,
  response: CachedResponse,
): void {
  if (responses.size >= maxCachedResponses) {
    const oldest = responses.keys().find((name) => name.startsWith('job '));
    if (oldest !== undefined) responses.delete(oldest);
  }
  responses.set(key, response);
}
