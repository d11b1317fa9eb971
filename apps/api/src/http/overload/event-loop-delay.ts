import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** In milliseconds. */
const sampleInterval = 1000;
const resolution = 10;

/**
 * Whether the event loop was late by more than `maxDelay` milliseconds, on average over the last
 * second; with 0 it never is. Measured from the moment the server listens: its start may take long.
 */
export function watchEventLoop(app: FastifyInstance, maxDelay: number): () => boolean {
  if (maxDelay === 0) return () => false;
  const histogram = monitorEventLoopDelay({ resolution });
  let delay = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    histogram.enable();
    timer = setInterval(() => {
      // Without any turn in this second the mean is NaN.
      delay = (histogram.mean || 0) / 1e6 - resolution;
      histogram.reset();
    }, sampleInterval).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    histogram.disable();
    done();
  });
  return () => delay > maxDelay;
}
