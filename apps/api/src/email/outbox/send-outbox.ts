import type { FastifyBaseLogger } from 'fastify';
import type { ChannelName, EmailRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { every, hour, minute } from '../../time.ts';
import {
  DeliveryError,
  sendWithAttachments,
  type SendingOptions,
  type SendingOutcome,
  type SendingServices,
} from '../transports/email-transport.ts';
import { claimEmails, hasDueEmails, type ClaimedEmail } from './claimed-emails.ts';
import { renderStoredEmail, type RenderServices } from './outbox-repository.ts';

const batchSize = 20;
/** The factor by which the concurrency grows while the mail server is slow. */
const maxSlowFactor = 4;
/** The factor for pauses while an email may have arrived, so that its recipient gets few copies. */
const ambiguousDeliveryBackoffFactor = 16;

/** How one kind of content of the outbox is sent. */
export interface Channel<Outcome extends string = SendingOutcome> {
  name: ChannelName;
  concurrency: number;
  /** @returns undefined if there is nothing to send. @throws DeliveryError; any other error is retried too. */
  send(row: EmailRow, options: SendingOptions): Promise<Outcome | undefined>;
  /** Deletes copies of what was erased, by their Message-IDs. */
  forget(messageIds: readonly string[]): Promise<void>;
}

export function createEmailChannel(services: SendingServices & RenderServices): Channel {
  const { transport } = services;
  return {
    name: 'email',
    concurrency: transport.concurrency,
    forget: (messageIds) => transport.forget(messageIds),
    async send(row, options) {
      const rendered = await renderStoredEmail(services, row);
      return rendered && sendWithAttachments(services, rendered, options);
    },
  };
}

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
  const queue: ClaimedEmail[] = [];
  /** The emails that count towards the concurrency; a slow one no longer counts. */
  const slots = new Set<ClaimedEmail>();
  const sending = new Set<Promise<void>>();
  const hasFreeSlot = () =>
    slots.size < channel.concurrency && sending.size < channel.concurrency * maxSlowFactor;

  const loop = every(config.poll, async (signal) => {
    if (queue.length === 0 && hasFreeSlot())
      queue.push(...((await claimDue().catch(logFailure)) ?? []));
    while (!signal.aborted && hasFreeSlot()) {
      const email = queue.shift();
      if (email === undefined) break;
      start(email);
    }
  });
  loop.wake();

  function start(email: ClaimedEmail): void {
    const releaseSlot = () => {
      if (slots.delete(email)) loop.wake();
    };
    slots.add(email);
    const work = sendOne(email, releaseSlot)
      .catch(logFailure)
      .finally(() => {
        sending.delete(work);
        slots.delete(email);
        loop.wake();
      });
    sending.add(work);
  }

  /** The unprocessed emails are due again when their lease ends. */
  function logFailure(error: unknown): void {
    log.error({ err: error }, 'the outbox could not be read; the next run retries');
  }

  async function claimDue(): Promise<ClaimedEmail[]> {
    if (!(await hasDueEmails(database.queries, channel.name))) return [];
    return claimEmails(database, channel.name, { count: batchSize, lease: config.lease });
  }

  async function sendOne(email: ClaimedEmail, onSlow: () => void): Promise<void> {
    const { id, attempts } = email.row;
    if (!(await email.renew())) return deleteErasedCopy(email);
    let outcome: Outcome | undefined;
    // Fetching files, or a slow mail server, may take longer than the lease.
    const renewal = setInterval(() => {
      onSlow();
      email.renew().catch((error: unknown) => {
        log.warn(
          { err: error, ...nameId(id) },
          `the lease of the ${channel.name} could not be renewed`,
        );
      });
    }, config.lease / 3);
    try {
      outcome = await channel.send(email.row, {
        begin: email.handOver,
        isLastAttempt: findRetryTime(email.row, config.firstRetry) === undefined,
      });
      if (outcome === undefined) {
        await email.delete();
        return;
      }
    } catch (error) {
      await retryLater(email, error);
      return;
    } finally {
      clearInterval(renewal);
    }
    onAttempt(outcome);
    const isSaved = outcome !== 'withdrawn' && (await email.saveSent());
    if (!isSaved) return deleteErasedCopy(email);
    log.info({ event: `${channel.name}-${outcome}`, ...nameId(id), attempts });
  }

  /** An email that this instance lost was claimed by another one, or erased with its record. */
  async function deleteErasedCopy(email: ClaimedEmail): Promise<void> {
    if (!(await email.isErased())) return;
    await channel.forget([email.row.messageId]);
    await email.deletePendingRemoval();
    log.info({ event: `${channel.name}-erased`, ...nameId(email.row.id) });
  }

  async function retryLater(email: ClaimedEmail, error: unknown): Promise<void> {
    const { isFinal = false, mayHaveArrived = false } =
      error instanceof DeliveryError ? error.rejection : {};
    const pause = config.firstRetry * (mayHaveArrived ? ambiguousDeliveryBackoffFactor : 1);
    const retryAt = isFinal ? undefined : findRetryTime(email.row, pause);
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(await email.saveFailure(reason, retryAt))) return deleteErasedCopy(email);
    const outcome = retryAt === undefined ? 'dead' : 'delayed';
    onAttempt(outcome);
    const { id, attempts } = email.row;
    log.warn({ event: `${channel.name}-${outcome}`, ...nameId(id), attempts, reason });
  }

  return {
    /** Polls at once, since an email was saved. */
    wake: loop.wake,
    /** Finishes the emails in progress and releases the others. */
    async stop() {
      await loop.stop();
      for (const email of queue) await email.release().catch(logFailure);
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
  { attempts, createdAt }: Pick<EmailRow, 'attempts' | 'createdAt'>,
  firstPause: number,
  now = new Date(),
): Date | undefined {
  const isOver = now.getTime() - Date.parse(createdAt) >= maxRetryTime;
  if (isOver && attempts >= minAttempts) return undefined;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), maxPause);
  return new Date(now.getTime() + pause * (0.8 + Math.random() * 0.4));
}
