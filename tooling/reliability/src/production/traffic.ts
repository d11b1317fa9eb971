import { setTimeout as pause } from 'node:timers/promises';
import {
  createApplicationData,
  createContactRequest,
  createFile,
  createPdf,
  createVisitor,
  jobListPath,
  sha256,
  until,
  type Ledger,
  type Visitor,
} from '@kestrova/api/testing';
import { fetchOnce } from '../measure.ts';

/** In milliseconds, as the next one. */
const betweenTries = 500;
/** From the first try; then the visitor has failed. */
const timeout = 60_000;

interface Visit {
  send: () => Promise<Response>;
  /** Whether the body of a 200 is right; accepted data is added to the ledger. */
  isRight: (body: string, response: Response) => boolean;
}

/** What each visitor does, in turn; what is sent is new each time, with its own key. */
const visits: Readonly<Record<string, (visitor: Visitor, ledger: Ledger) => Visit>> = {
  'a page': (visitor) => ({
    send: () => visitor.get('/home', { 'accept-encoding': 'br' }),
    isRight: (body, { headers }) =>
      body.includes('</html>') && headers.get('content-encoding') === 'br',
  }),
  'the jobs': (visitor) => ({
    send: () => visitor.get(jobListPath),
    isRight: (body) => body.includes('"jobId"'),
  }),
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

/** Starts visitors, who do one thing after the other until stopped, with pauses in milliseconds. */
export function startTraffic(
  sitePorts: readonly number[],
  ledger: Ledger,
  visitors: number,
  betweenVisits: number,
) {
  /** `retried` says why visitors had to try again: a 5xx or a broken connection. */
  const met = { requests: 0, retried: new Array<string>(), failed: new Array<string>() };
  const stopping = new AbortController();

  /** Sends once. @returns the reason for a retry, or nothing. */
  async function tryOnce(what: string, { send, isRight }: Visit): Promise<string> {
    met.requests += 1;
    try {
      const response = await send();
      const body = await response.text();
      if (response.status >= 500) return `${response.status} ${body}`;
      const isDone = response.status === 200 && isRight(body, response);
      if (!isDone) met.failed.push(`${what}: ${response.status} ${body.slice(0, 200)}`);
      return '';
    } catch (error) {
      // Fetch throws a TypeError if the network fails.
      if (error instanceof TypeError) return String(error.cause);
      throw error;
    }
  }

  /** Retries until it is accepted, as a person does. */
  async function visit(what: string, next: Visit): Promise<void> {
    let reason = '';
    const isDone = async () => {
      if (reason !== '') await pause(betweenTries);
      reason = await tryOnce(what, next);
      if (reason !== '') met.retried.push(reason);
      return reason === '';
    };
    await until(isDone, timeout).catch(() => met.failed.push(`${what}: ${reason}`));
  }

  async function browse(index: number): Promise<void> {
    const visitor = await createVisitor(sitePorts[index % sitePorts.length] ?? 0, fetchOnce);
    while (!stopping.signal.aborted) {
      for (const [what, create] of Object.entries(visits)) {
        await visit(what, create(visitor, ledger));
        await pause(betweenVisits);
      }
    }
  }

  const running = Array.from({ length: visitors }, (_, index) => browse(index));
  return {
    met,
    /** Resolves once every visitor has finished. */
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
