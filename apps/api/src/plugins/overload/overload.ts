import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { TypedApp } from '../../typed-app.ts';
import { createClientErrorLog, refuse } from './refuse-overload.ts';
import { createSlots, type Slot, type Slots } from './slots.ts';

export interface OverloadLimits {
  /** Submissions that are worked on at the same time. */
  maxSubmissions: number;
  /**
   * Of these, the ones that carry files: each holds descriptors and buffers while it arrives. One
   * address gets a quarter of them, so that one slow network cannot take all.
   */
  maxUploads: number;
}

export interface Overload {
  /** Resolves when no submission is in progress: each response and each handler has ended. */
  whenIdle(): Promise<void>;
}

const idleCheckInterval = 20;

/**
 * Bounds the work that the server takes on: a POST above the limits, or while the event loop is late
 * (@fastify/under-pressure), is answered at once with 503 and Retry-After (RFC 9110, 15.6.4), before
 * its body is read. Reading is never refused here. To be called before the routes are added.
 */
export function limitOverload(app: TypedApp, limits: OverloadLimits): Overload {
  const submissions = createSlots(limits.maxSubmissions);
  const takeUpload = createUploadSlots(submissions, limits.maxUploads);
  const taken = new WeakMap<FastifyRequest, Slot>();
  const logClientError = createClientErrorLog(app);

  const takeSlot = (request: FastifyRequest): Slot | undefined => {
    if (app.isUnderPressure()) return undefined;
    const isUpload = request.headers['content-type']?.startsWith('multipart/') === true;
    return isUpload ? takeUpload(request.ip) : submissions.take();
  };

  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    holdSlotWhileHandling(route, taken);
    // After the hooks of `onRequest`: what CSRF and the rate limit refuse takes no place here.
    route.preParsing = (request, reply, _payload, done) => {
      const slot = takeSlot(request);
      if (slot === undefined) {
        logClientError();
        refuse(request, reply);
        return;
      }
      taken.set(request, slot);
      reply.raw.once('close', slot.release);
      done();
    };
  });
  return {
    async whenIdle() {
      while (submissions.countTaken() > 0) await pause(idleCheckInterval);
    },
  };
}

function createUploadSlots(submissions: Slots, max: number): (address: string) => Slot | undefined {
  const all = createSlots(max);
  const byAddress = new Map<string, Slots>();
  return (address) => {
    for (const [other, slots] of byAddress) if (slots.countTaken() === 0) byAddress.delete(other);
    const own = byAddress.get(address) ?? createSlots(Math.ceil(max / 4));
    byAddress.set(address, own);
    return submissions.take(all, own);
  };
}

/** A visitor who hangs up ends the response, not the work. */
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
