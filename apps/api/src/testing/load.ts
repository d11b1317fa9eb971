import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { createFile, createPdf, sha256 } from './sample-files.ts';
import { until } from './until.ts';
import {
  createApplicationData,
  createContactRequest,
  createVisitor,
  type Send,
  type Visitor,
} from './visitor.ts';

/** In milliseconds. */
const betweenTries = 50;
/** From the first try until a visitor gives up. */
const patience = 60_000;

interface Visit {
  send: () => Promise<Response>;
  /** Whether the body of a 200 is right; accepted data is added to the ledger. */
  isRight: (body: string, response: Response) => boolean;
}

/** The actions of each visitor, in turn; each submission is new and has its own key. */
export type Visits = Readonly<Record<string, (visitor: Visitor, ledger: Ledger) => Visit>>;

/** The submissions that must not be lost. */
const submissions: Visits = {
  'a contact request'(visitor, ledger) {
    const [request, key] = [createContactRequest(), crypto.randomUUID()];
    return {
      send: () => visitor.sendContactRequest(request, key),
      isRight: (body) => acknowledge(ledger, body, request.email),
    };
  },
  'an application'(visitor, ledger) {
    const [data, key, pdf] = [createApplicationData(), crypto.randomUUID(), createPdf(300_000)];
    const files = { cv: createFile(pdf, 'cv.pdf') };
    return {
      send: () => visitor.sendApplication(data, files, key),
      isRight: (body) => acknowledge(ledger, body, data.email, sha256(pdf)),
    };
  },
};

function acknowledge(ledger: Ledger, body: string, email: string, hash?: string): boolean {
  const isAccepted = body.includes('"responseCode":1');
  if (isAccepted) ledger.set(email, hash);
  return isAccepted;
}

interface LoadOptions {
  /** The reads before each round of submissions; by default none. */
  reading?: Visits;
  /** Milliseconds between two visits. */
  pauseMs?: number;
  send?: Send;
}

/**
 * Starts visitors of the servers on these ports. Each sends one request after another until
 * stopped, and retries a failed one with its key, as the site does.
 */
export async function startLoad(
  ports: readonly number[],
  visitors: number,
  ledger: Ledger,
  { reading = {}, pauseMs = 0, send = fetch }: LoadOptions = {},
) {
  const visits = Object.entries({ ...reading, ...submissions });
  /** `retried` says why visitors had to try again: a 5xx or a broken connection. */
  const met = { requests: 0, retried: new Array<string>(), failed: new Array<string>() };
  const stopping = new AbortController();

  /** Sends once. @returns the reason for a retry, or nothing. */
  async function tryOnce(what: string, visit: Visit): Promise<string> {
    met.requests += 1;
    try {
      const response = await visit.send();
      const body = await response.text();
      if (response.status >= 500) return `${response.status} ${body}`;
      const isDone = response.status === 200 && visit.isRight(body, response);
      if (!isDone) met.failed.push(`${what}: ${response.status} ${body.slice(0, 200)}`);
      return '';
    } catch (error) {
      // Fetch throws a TypeError if the network fails.
      if (error instanceof TypeError) return String(error.cause);
      throw error;
    }
  }

  async function tryUntilDone(what: string, visit: Visit): Promise<void> {
    let reason = '';
    const isDone = async () => {
      if (reason !== '') await pause(betweenTries);
      reason = await tryOnce(what, visit);
      if (reason !== '') met.retried.push(reason);
      return reason === '';
    };
    await until(isDone, patience).catch(() => met.failed.push(`${what}: ${reason}`));
  }

  async function browse(visitor: Visitor): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const [what, create] of visits) {
        if (stopping.signal.aborted) return;
        await tryUntilDone(what, create(visitor, ledger));
        await pause(pauseMs);
      }
    }
  }

  const portOf = (index: number) => ports[index % ports.length] ?? 0;
  const opening = Array.from({ length: visitors }, (_, index) =>
    createVisitor(portOf(index), send),
  );
  const running = Promise.all((await Promise.all(opening)).map(browse));
  // `stop` rethrows an error; until then it must not end the process.
  running.catch(() => undefined);
  /** Resolves once every visitor has finished. */
  const stop = async () => {
    stopping.abort();
    await running;
  };
  return { met, stop, [Symbol.asyncDispose]: stop };
}
