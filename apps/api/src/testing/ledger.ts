import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { listApplications } from '../modules/applications/application-repository.ts';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { MissingFileError } from '../uploads/storage/file-store.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import type { TestPlace } from './place.ts';
import { createFile, createPdf, sha256 } from './sample-files.ts';
import {
  createApplicationData,
  createContactRequest,
  createVisitor,
  type Visitor,
} from './visitor.ts';

/**
 * The submissions that the server acknowledged, by e-mail address, with the SHA-256 of the CV if one was
 * sent; every one must be found again, once.
 */
export type Ledger = Map<string, string | undefined>;

/**
 * Starts visitors against a server, who send without pauses until stopped. Each repeats a submission
 * that failed, with its key, as the site does; the ledger records the last response.
 */
export function startLoad(port: () => number, visitors: number, ledger: Ledger) {
  const stopping = new AbortController();
  const visit = async (index: number) => {
    let visitor: Visitor | undefined;
    while (!stopping.signal.aborted) {
      try {
        visitor ??= await createVisitor(port());
        await submitOnce(visitor, index % 2 === 0, ledger);
      } catch (error) {
        // The server was killed or is starting: the browser retries.
        if (!(error instanceof TypeError)) throw error;
        visitor = undefined;
        await pause(25);
      }
    }
  };
  const running = Array.from({ length: visitors }, (_, index) => visit(index));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function submitOnce(visitor: Visitor, isApplication: boolean, ledger: Ledger): Promise<void> {
  const key = crypto.randomUUID();
  const data = isApplication ? createApplicationData() : createContactRequest();
  const pdf = createPdf(20_000);
  const send = () =>
    isApplication
      ? visitor.sendApplication(data, { cv: createFile(pdf, 'cv.pdf') }, key)
      : visitor.sendContactRequest(data, key);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const response = await send();
      const body = await response.text();
      if (response.status === 200 && body.includes('"responseCode":1')) {
        ledger.set(data.email, isApplication ? sha256(pdf) : undefined);
        return;
      }
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === 2) throw error;
    }
    await pause(20);
  }
}

/** The path of the job list, which any server can serve. */
export const jobListPath = `${API_PREFIX}${endpoints.getAllJobs.path}`;

/** Compares what was acknowledged with what is stored. */
export async function auditRecords(place: TestPlace, ledger: Ledger) {
  await using database = place.openDatabase();
  const store = await openStore(place.config.files, await findStoragePrefix(database.queries));
  const filter = { since: undefined, jobCode: undefined };
  const applications = await Array.fromAsync(listApplications(database.queries, filter));
  const contacts = await Array.fromAsync(listContactRequests(database.queries));
  const kept = [...applications, ...contacts].map((record) => record.email);
  const counts = Map.groupBy(kept, (email) => email);
  let damagedFiles = 0;
  for (const application of applications) {
    const expected = ledger.get(application.email);
    for (const file of application.files) {
      const content = await readContent(() => store.open(file.name));
      const hash = content === undefined ? undefined : sha256(content);
      if (hash !== file.sha256 || (expected !== undefined && hash !== expected)) damagedFiles += 1;
    }
    if (expected !== undefined && application.files.length === 0) damagedFiles += 1;
  }
  const storedFiles = (await Array.fromAsync(store.list())).length;
  store.close();
  return {
    acknowledged: ledger.size,
    kept: kept.length,
    missing: [...ledger.keys()].filter((email) => !counts.has(email)).length,
    doubled: [...counts.values()].filter((emails) => emails.length > 1).length,
    /** Files of kept applications that are absent or not what was sent. */
    damagedFiles,
    /** Files in the store, with or without a record. */
    storedFiles,
  };
}

/** Reads a stored file; @returns undefined if it is not there. */
async function readContent(
  open: () => Promise<NodeJS.ReadableStream>,
): Promise<Buffer | undefined> {
  try {
    return await buffer(await open());
  } catch (error) {
    // A file that is not there is what the audit looks for.
    if (error instanceof MissingFileError) return undefined;
    if (error instanceof Error && ('code' in error || '$metadata' in error)) return undefined;
    throw error;
  }
}
