import { Webhook } from 'standardwebhooks';
import type { Config } from '../../config/config.ts';
import { DeliveryError, type Channel } from '../channel.ts';
import { second } from '../../time.ts';

/** For all of a delivery, in milliseconds. */
const timeout = 10 * second;

/** Statuses of 4xx that a later delivery may not get. */
const transientStatuses = new Set([408, 425, 429]);

/**
 * Posts webhooks, signed as Standard Webhooks describes. The receiver decides by the status only: a
 * redirect is not followed, and no body is read.
 */
export function createWebhookChannel(
  { url, secret }: NonNullable<Config['webhook']>,
  timeoutMs = timeout,
): Channel<'sent' | 'withdrawn'> {
  const signer = new Webhook(secret);
  return {
    name: 'webhook',
    concurrency: 5,
    // There are no copies.
    forget: () => Promise.resolve(),
    async send({ id, content }, { begin }) {
      if (!(await begin())) return 'withdrawn';
      const now = new Date();
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'kestrova-webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / second)),
        'webhook-signature': signer.sign(id, now, content),
      };
      const status = await request(url, { method: 'POST', headers, body: content }, timeoutMs);
      if (status >= 200 && status < 300) return 'sent';
      const isFinal = status >= 400 && status < 500 && !transientStatuses.has(status);
      throw new DeliveryError(`the receiver responded with ${status}`, { isFinal });
    },
  };
}

/** Whether the address answers, with any status. @throws if it does not. */
export async function checkReceiver(url: string): Promise<void> {
  await request(url, { method: 'HEAD' }, timeout);
}

/**
 * @returns the status.
 * @throws DeliveryError if no response comes in time. It omits the address, which may contain a key.
 */
async function request(url: string, init: RequestInit, timeoutMs: number): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const message = `the receiver did not answer (${findReason(error)})`;
    // Its id keeps a second delivery from doing harm, so it is retried as usual.
    throw new DeliveryError(message, {}, { cause: error });
  }
}

/** The code of a network error; without one its message, such as "bad port". */
function findReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return 'code' in cause ? String(cause.code) : cause.message;
}
