import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../errors/http-error.ts';

export type Slots = ReturnType<typeof createSlots>;

/** Counts work in progress, up to `max`. */
export function createSlots(max: number) {
  let taken = 0;
  return {
    isFull: () => taken >= max,
    take: () => void (taken += 1),
    release: () => void (taken -= 1),
    countTaken: () => taken,
  };
}

export interface OverloadOptions {
  /** In milliseconds; 0 is no limit. */
  maxEventLoopDelay: number;
  submissions: Slots;
  /** Of these, the ones with files: each uses descriptors and buffers while it arrives. */
  uploads: Slots;
  onRejected: () => void;
}

const message =
  'Many visitors are sending something at the moment. Nothing you entered is lost; please try again in half a minute.';

/**
 * Bounds the work that the server takes on: a POST above the limits, or while the event loop is late,
 * gets 503 and Retry-After (RFC 9110, 15.6.4). Reads are never rejected. Register it before the routes.
 */
export const overloadProtection = fastifyPlugin<OverloadOptions>(
  async (app, { maxEventLoopDelay, submissions, uploads, onRejected }) => {
    const createRejection = () => {
      onRejected();
      return new HttpError(503, message);
    };
    await app.register(underPressure, {
      maxEventLoopDelay,
      pressureHandler: async ({ method }) => {
        if (method === 'POST') throw createRejection();
      },
    });
    app.addHook('onRoute', (route) => {
      if (route.method !== 'POST') return;
      // After the hooks of `onRequest`: what CSRF and the rate limit reject takes no slot.
      route.preParsing = ({ headers }, reply, _payload, done) => {
        const isUpload = headers['content-type']?.startsWith('multipart/') === true;
        const slots = isUpload ? [submissions, uploads] : [submissions];
        if (slots.some(({ isFull }) => isFull())) return done(createRejection());
        for (const slot of slots) slot.take();
        reply.raw.once('close', () => {
          for (const slot of slots) slot.release();
        });
        done();
      };
    });
  },
);
