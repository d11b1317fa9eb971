import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { createFile, createPdf, mimeTypes, sha256 } from './sample-files.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
  type Visitor,
} from './visitor.ts';

/** Records what the server acknowledged; every entry must be found again, once. */
export interface Ledger {
  /** Acknowledged submissions by e-mail address; the SHA-256 of the CV where one was sent. */
  acknowledged: Map<string, string | undefined>;
  /** Submissions that were sent at all: these may be there once, or not at all. */
  attempted: Set<string>;
}

export function createLedger(): Ledger {
  return { acknowledged: new Map(), attempted: new Set() };
}

/** Visitors that send without pauses until stopped. */
export interface Load {
  stop(): Promise<void>;
}

const cvSize = 20_000;

/**
 * Starts visitors against a server. Each repeats a submission that failed, with its key, as the
 * site does; the ledger records the last response.
 */
export function startLoad(port: () => number, visitors: number, ledger: Ledger): Load {
  const stopping = new AbortController();
  const visit = async (index: number) => {
    let visitor: Visitor | undefined;
    while (!stopping.signal.aborted) {
      try {
        visitor ??= await createVisitor(port());
        await submitOnce(visitor, index % 2 === 0, ledger);
      } catch (error) {
        // The server was killed or is starting: the browser tries again.
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
  if (!isApplication) {
    const request = createContactRequest();
    ledger.attempted.add(request.email);
    await repeat(() => visitor.sendContactRequest(request, key), ledger, request.email, undefined);
    return;
  }
  const data = createApplicationData();
  const pdf = createPdf(cvSize);
  const files = { cv: createFile(pdf, 'cv.pdf', mimeTypes.pdf) };
  ledger.attempted.add(data.email);
  await repeat(
    () => visitor.sendApplication(createApplicationForm(data, files), key),
    ledger,
    data.email,
    sha256(pdf),
  );
}

async function repeat(
  send: () => Promise<Response>,
  ledger: Ledger,
  email: string,
  hash: string | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const response = await send();
      const body = await response.text();
      if (response.status === 200 && body.includes('"responseCode":1')) {
        ledger.acknowledged.set(email, hash);
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
