import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryRow } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { every, hour, minute } from '../time.ts';
import { DeliveryError, type Channel } from './channel.ts';
import { claimDeliveries, hasDueDeliveries, type ClaimedDelivery } from './claimed-deliveries.ts';

const batchSize = 20;
/** The factor by which the concurrency grows while the mail server is slow. */
const maxSlowFactor = 4;
/** The factor for pauses while an email may have arrived, so that its recipient gets few copies. */
const ambiguousDeliveryBackoffFactor = 16;

/**
 * Starts the sender of a channel in an instance; several instances share one outbox.
 * @param onAttempt how an attempt ended; a `delayed` one is retried.
 */
export function startOutboxSender<Outcome extends string>(
  services: Pick<Services, 'config' | 'database'>,
  channel: Channel<Outcome>,
  onAttempt: (outcome: Outcome | 'delayed' | 'dead') => void,
  log: FastifyBaseLogger,
) {
  const { database } = services;
  const config = services.config.outbox;
  const nameId = (id: string) => ({ [`${channel.name}Id`]: id });
  const queue: ClaimedDelivery[] = [];
  /** Those that count towards the concurrency; a slow one no longer counts. */
  const slots = new Set<ClaimedDelivery>();
  const sending = new Set<Promise<void>>();
  const hasFreeSlot = () =>
    slots.size < channel.concurrency && sending.size < channel.concurrency * maxSlowFactor;

  const loop = every(config.poll, async (signal) => {
    if (queue.length === 0 && hasFreeSlot())
      queue.push(...((await claimDue().catch(logFailure)) ?? []));
    while (!signal.aborted && hasFreeSlot()) {
      const delivery = queue.shift();
      if (delivery === undefined) break;
      start(delivery);
    }
  });
  loop.wake();

  function start(delivery: ClaimedDelivery): void {
    const releaseSlot = () => {
      if (slots.delete(delivery)) loop.wake();
    };
    slots.add(delivery);
    const work = sendOne(delivery, releaseSlot)
      .catch(logFailure)
      .finally(() => {
        sending.delete(work);
        slots.delete(delivery);
        loop.wake();
      });
    sending.add(work);
  }

  /** The unprocessed deliveries are due again when their lease ends. */
  function logFailure(error: unknown): void {
    log.error({ err: error }, 'the outbox could not be read; the next run retries');
  }

  async function claimDue(): Promise<ClaimedDelivery[]> {
    if (!(await hasDueDeliveries(database.queries, channel.name))) return [];
    return claimDeliveries(database, channel.name, { count: batchSize, lease: config.lease });
  }

  async function sendOne(delivery: ClaimedDelivery, onSlow: () => void): Promise<void> {
    const { id, attempts } = delivery.row;
    if (!(await delivery.renew())) return deleteErasedCopy(delivery);
    let outcome: Outcome | undefined;
    // Fetching files, or a slow mail server, may take longer than the lease.
    const renewal = setInterval(() => {
      onSlow();
      delivery.renew().catch((error: unknown) => {
        log.warn(
          { err: error, ...nameId(id) },
          `the lease of the ${channel.name} could not be renewed`,
        );
      });
    }, config.lease / 3);
    try {
      outcome = await channel.send(delivery.row, {
        begin: delivery.handOver,
        isLastAttempt: findRetryTime(delivery.row, config.firstRetry) === undefined,
      });
      if (outcome === undefined) {
        await delivery.delete();
        return;
      }
    } catch (error) {
      await retryLater(delivery, error);
      return;
    } finally {
      clearInterval(renewal);
    }
    onAttempt(outcome);
    const isSaved = outcome !== 'withdrawn' && (await delivery.saveSent());
    if (!isSaved) return deleteErasedCopy(delivery);
    log.info({ event: `${channel.name}-${outcome}`, ...nameId(id), attempts });
  }

  /** A delivery that this instance lost was claimed by another one, or erased with its record. */
  async function deleteErasedCopy(delivery: ClaimedDelivery): Promise<void> {
    if (!(await delivery.isErased())) return;
    await channel.forget([delivery.row.messageId]);
    await delivery.deletePendingRemoval();
    log.info({ event: `${channel.name}-erased`, ...nameId(delivery.row.id) });
  }

  async function retryLater(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { isFinal = false, mayHaveArrived = false } =
      error instanceof DeliveryError ? error.rejection : {};
    const pause = config.firstRetry * (mayHaveArrived ? ambiguousDeliveryBackoffFactor : 1);
    const retryAt = isFinal ? undefined : findRetryTime(delivery.row, pause);
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(await delivery.saveFailure(reason, retryAt))) return deleteErasedCopy(delivery);
    const outcome = retryAt === undefined ? 'dead' : 'delayed';
    onAttempt(outcome);
    const { id, attempts } = delivery.row;
    log.warn({ event: `${channel.name}-${outcome}`, ...nameId(id), attempts, reason });
  }

  return {
    /** Polls at once, since one was saved. */
    wake: loop.wake,
    /** Finishes what is in progress and releases the rest. */
    async stop() {
      await loop.stop();
      for (const delivery of queue) await delivery.release().catch(logFailure);
      await Promise.all(sending);
    },
  };
}

/** How long an email is retried before it is dead, in milliseconds. */
export const maxRetryTime = 72 * hour;

const maxPause = 30 * minute;

/** 72 hours are about 150 attempts. If there were far fewer, no server was running. */
const minAttempts = 100;

/**
 * When to try an email again: pauses double up to half an hour, and vary
 * by a fifth, so that many emails are not retried together. Undefined after 72 hours.
 */
export function findRetryTime(
  { attempts, createdAt }: Pick<DeliveryRow, 'attempts' | 'createdAt'>,
  firstPause: number,
  now = new Date(),
): Date | undefined {
  const isOver = now.getTime() - Date.parse(createdAt) >= maxRetryTime;
  if (isOver && attempts >= minAttempts) return undefined;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), maxPause);
  return new Date(now.getTime() + pause * (0.8 + Math.random() * 0.4));
}
