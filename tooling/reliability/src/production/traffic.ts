import { setTimeout as pause } from 'node:timers/promises';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createFile,
  createPdf,
  createVisitor,
  jobListPath,
  mimeTypes,
  sha256,
  until,
  type Ledger,
  type Visitor,
} from '@kestrova/api/testing';

const visitorCount = 6;
/** In milliseconds, as the next two. */
const betweenVisits = 120;
const betweenTries = 500;
/** From the first try; then the visitor has failed. */
const timeout = 60_000;

/** What visitors met. */
export interface Tally {
  requests: number;
  /** Why they had to try again: a 5xx or a broken connection. */
  retried: string[];
  /** What got no proper response at all, with the reason. */
  failed: string[];
}

interface Visit {
  what: string;
  send: () => Promise<Response>;
  /** Whether the body of a 200 is right. */
  isRight: (body: string, response: Response) => boolean;
  onAccepted?: () => void;
}

const isAccepted = (body: string) => body.includes('"responseCode":1');

/** What visitors do, in turn; each call creates something new. */
const visits: readonly ((visitor: Visitor, ledger: Ledger) => Visit)[] = [
  (visitor) => ({
    what: 'a page',
    send: () => visitor.get('/home', { 'accept-encoding': 'br' }),
    isRight: (body, { headers }) =>
      body.includes('</html>') && headers.get('content-encoding') === 'br',
  }),
  (visitor) => ({
    what: 'the jobs',
    send: () => visitor.get(jobListPath),
    isRight: (body) => body.includes('"jobId"'),
  }),
  (visitor, { acknowledged }) => {
    const [request, key] = [createContactRequest(), crypto.randomUUID()];
    return {
      what: 'a contact request',
      send: () => visitor.sendContactRequest(request, key),
      isRight: isAccepted,
      onAccepted: () => acknowledged.set(request.email, undefined),
    };
  },
  (visitor, { acknowledged }) => {
    const [data, key, pdf] = [createApplicationData(), crypto.randomUUID(), createPdf(300_000)];
    const files = { cv: createFile(pdf, 'cv.pdf', mimeTypes.pdf) };
    return {
      what: 'an application',
      send: () => visitor.sendApplication(createApplicationForm(data, files), key),
      isRight: isAccepted,
      onAccepted: () => acknowledged.set(data.email, sha256(pdf)),
    };
  },
];

/** Starts visitors, who do one thing after the other until they are stopped. */
export function startTraffic(sitePorts: readonly number[], ledger: Ledger) {
  const tally: Tally = { requests: 0, retried: [], failed: [] };
  const stopping = new AbortController();

  /** Tries again until it is accepted, as a person does. */
  async function visit({ what, send, isRight, onAccepted }: Visit): Promise<void> {
    let reason = '';
    const tryOnce = async () => {
      if (reason !== '') await pause(betweenTries);
      tally.requests += 1;
      reason = await send().then(
        async (response) => {
          const body = await response.text();
          if (response.status >= 500) return `${response.status} ${body}`;
          const isDone = response.status === 200 && isRight(body, response);
          if (!isDone) tally.failed.push(`${what}: ${response.status} ${body.slice(0, 200)}`);
          else onAccepted?.();
          return '';
        },
        // As fetch throws if the network fails.
        (error: unknown) => String(error instanceof TypeError ? error.cause : error),
      );
      if (reason !== '') tally.retried.push(reason);
      return reason === '';
    };
    await until(tryOnce, timeout).catch(() => tally.failed.push(`${what}: ${reason}`));
  }

  async function browse(index: number): Promise<void> {
    const visitor = await createVisitor(sitePorts[index % sitePorts.length] ?? 0, sendAlone);
    for (let step = index; !stopping.signal.aborted; step += 1) {
      const next = visits[step % visits.length]?.(visitor, ledger);
      if (next !== undefined) await visit(next);
      await pause(betweenVisits);
    }
  }

  const running = Array.from({ length: visitorCount }, (_, index) => browse(index));
  return {
    tally,
    /** Returns once every visitor has finished. */
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** A kept connection may be closed at any time, and then fetch fails where a browser sends again. */
function sendAlone(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}
