import { setTimeout as pause } from 'node:timers/promises';
import { createVisitor, type Visitor } from '../src/testing/visitor.ts';
import { createBrowser } from './browser.ts';
import { visits } from './visits.ts';
import { createTally, type Ask, type Tally, type World } from './world.ts';

const visitorCount = 6;
/** In milliseconds, as the next two. */
const betweenVisits = 120;
const betweenTries = 500;
/** From the first try; then the visitor has failed. */
const timeout = 60_000;

/** Starts visitors, who do one thing after the other until they are stopped. */
export function startTraffic(sitePorts: readonly number[], world: World) {
  const tally = createTally();
  const ask = createAsk(tally);
  const stopping = new AbortController();

  async function visit(index: number): Promise<void> {
    const port = sitePorts[index % sitePorts.length] ?? 0;
    const browser = createBrowser((isResent) => {
      tally[isResent ? 'resent' : 'requests'] += 1;
    });
    let visitor: Visitor | undefined;
    await ask('the first call', async () => {
      visitor = await createVisitor(port, browser.send);
      return new Response();
    });
    if (visitor === undefined) return;
    // Each begins elsewhere in the list, so that at any time all of it is being done.
    for (let step = index * 2; !stopping.signal.aborted; step += 1) {
      await visits[step % visits.length]?.({ visitor, world, ask, tally });
      await pause(betweenVisits);
    }
    browser.close();
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
    for (let tries = 1; ; tries += 1) {
      const [response, reason] = await tryOnce(send);
      const waited = performance.now() - start;
      if (response === undefined || tries > 1) {
        tally.maxWait = Math.max(tally.maxWait, waited);
      }
      if (response !== undefined) return response;
      if (waited > timeout) {
        tally.failed.push(`${what}: ${reason}`);
        return undefined;
      }
      tally.retried += 1;
      tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
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
    // As fetch throws where the network fails.
    if (!(error instanceof TypeError)) throw error;
    return [undefined, String(error.cause)];
  }
}
