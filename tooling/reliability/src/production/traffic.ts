import { setTimeout as pause } from 'node:timers/promises';
import { createVisitor, type Visitor } from '@kestrova/api/testing';
import { visits, type Ask, type Tally, type World } from './visits.ts';

const visitorCount = 6;
/** In milliseconds, as the next two. */
const betweenVisits = 120;
const betweenTries = 500;
/** From the first try; then the visitor has failed. */
const timeout = 60_000;

/** Starts visitors, who do one thing after the other until they are stopped. */
export function startTraffic(sitePorts: readonly number[], world: World) {
  const tally: Tally = { requests: 0, retried: [], failed: [] };
  const ask = createAsk(tally);
  const stopping = new AbortController();

  /** A kept connection may be closed at any time, and then fetch fails where a browser sends again. */
  const send = (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('connection', 'close');
    return fetch(url, { ...init, headers });
  };

  async function visit(index: number): Promise<void> {
    const port = sitePorts[index % sitePorts.length] ?? 0;
    let visitor: Visitor | undefined;
    await ask('the first call', async () => {
      visitor = await createVisitor(port, send);
      return new Response();
    });
    if (visitor === undefined) return;
    // Each begins elsewhere in the list, so that at any time all of it is being done.
    for (let step = index * 2; !stopping.signal.aborted; step += 1) {
      await visits[step % visits.length]?.({ visitor, world, ask, tally });
      await pause(betweenVisits);
    }
  }

  const running = Array.from({ length: visitorCount }, (_, index) => visit(index));
  return {
    tally,
    /** Returns once every visitor has finished. */
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function createAsk(tally: Tally): Ask {
  return async (what, send) => {
    const start = performance.now();
    for (;;) {
      tally.requests += 1;
      const [response, reason] = await tryOnce(send);
      if (response !== undefined) return response;
      if (performance.now() - start > timeout) {
        tally.failed.push(`${what}: ${reason}`);
        return undefined;
      }
      tally.retried.push(reason);
      await pause(betweenTries);
    }
  };
}

/** @returns the response, or why there is none that a visitor would not try again. */
async function tryOnce(send: () => Promise<Response>): Promise<[Response | undefined, string]> {
  try {
    const response = await send();
    if (response.status < 500) return [response, ''];
    return [undefined, `${response.status} ${await response.text()}`];
  } catch (error) {
    // As fetch throws if the network fails.
    if (!(error instanceof TypeError)) throw error;
    return [undefined, String(error.cause)];
  }
}
