import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toClientNetwork } from './client-network.ts';
import { createSlots, type Slot, type Slots } from './slots.ts';

export interface OverloadOptions {
  isLate: () => boolean;
  submissions: Slots;
  /** Of these, the ones with files: each uses descriptors and buffers while it arrives. */
  uploads: Slots;
  onRejected: () => void;
}

/**
 * Bounds the work that the server takes on: a POST above the limits, or while the event loop is late,
 * gets 503 and Retry-After at once (RFC 9110, 15.6.4), before its body is
 * read. Reads are never rejected here. Register it before the routes.
 */
export const overloadProtection = fastifyPlugin<OverloadOptions>(
  async (app, { isLate, submissions, uploads, onRejected }) => {
    const takeUpload = createUploadSlots(submissions, uploads);
    const taken = new WeakMap<FastifyRequest, Slot>();

    const takeSlot = (request: FastifyRequest): Slot | undefined => {
      if (isLate()) return undefined;
      const isUpload = request.headers['content-type']?.startsWith('multipart/') === true;
      return isUpload ? takeUpload(toClientNetwork(request.ip)) : submissions.take();
    };

    app.addHook('onRoute', (route) => {
      if (route.method !== 'POST') return;
      holdSlotWhileHandling(route, taken);
      // After the hooks of `onRequest`: what CSRF and the rate limit reject takes no slot.
      route.preParsing = (request, reply, _payload, done) => {
        const slot = takeSlot(request);
        if (slot === undefined) {
          onRejected();
          sendOverloadResponse(request, reply);
          return;
        }
        taken.set(request, slot);
        reply.raw.once('close', slot.release);
        done();
      };
    });
  },
);

/** One client's network gets a quarter of the uploads, so that it cannot take all. */
function createUploadSlots(submissions: Slots, uploads: Slots) {
  const maxOfAddress = Math.ceil(uploads.max / 4);
  const byAddress = new Map<string, Slots>();
  return (address: string) => {
    for (const [other, slots] of byAddress) if (slots.countTaken() === 0) byAddress.delete(other);
    const own = byAddress.get(address) ?? createSlots(maxOfAddress);
    byAddress.set(address, own);
    return submissions.take(uploads, own);
  };
}

/** A closed connection ends the response, but not the work. */
function holdSlotWhileHandling(route: RouteOptions, taken: WeakMap<FastifyRequest, Slot>): void {
  const { handler } = route;
  route.handler = function holdSlot(request, reply) {
    const slot = taken.get(request);
    slot?.hold();
    const result: unknown = handler.call(this, request, reply);
    void Promise.resolve(result).then(slot?.release, slot?.release);
    return result;
  };
}

/** Retry-After in seconds; random, so that rejected visitors do not all come back at once. */
const retryAfter = { min: 5, max: 20 };
/** Milliseconds that a rejected client may still send, so that a browser reads the response. */
const maxSendTime = 2000;

const message =
  'Many visitors are sending something at the moment. Nothing you entered is lost; please try again in half a minute.';

/** Sends 503 before the body is read, and limits how long the client may still send. */
function sendOverloadResponse(request: FastifyRequest, reply: FastifyReply): void {
  closeIfStillSending(request);
  void reply
    .code(503)
    .header('retry-after', String(randomInt(retryAfter.min, retryAfter.max + 1)))
    .send({ error: message });
}

/** Node reads and drops what is still sent; a large body is cut off after `maxSendTime`. */
function closeIfStillSending({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.socket.destroy();
  }, maxSendTime);
  raw.once('close', () => clearTimeout(timer));
}
