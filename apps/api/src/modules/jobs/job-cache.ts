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

/** The open jobs as visitors see them. The cache outlives the database. */
export interface JobCache {
  findList(country: Country | undefined): Promise<CachedResponse | undefined>;
  findDetails(jobId: number): Promise<CachedResponse | undefined>;
}

/** Milliseconds between two checks for an operator's change. */
const revisionMaxAge = second;
/** How long a visitor waits for a database that may be frozen, in milliseconds. */
const revisionTimeout = 500;
/** Max milliseconds until an operator's change reaches every instance. */
export const maxJobDelay = revisionMaxAge + revisionTimeout;
const maxCachedResponses = 1000;

/**
 * Creates the cache over a database. It reads jobs again only after one has changed, and keeps what it
 * has while the database does not respond.
 */
export function createJobCache(
  database: Database,
  reportFailure: (error: unknown) => void,
): JobCache {
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
    findList: (country) =>
      findCached(`list ${country ?? 'all'}`, () => listOpenJobs(database.queries, country)),
    findDetails: (jobId) => findCached(`job ${jobId}`, () => findOpenJob(database.queries, jobId)),
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
