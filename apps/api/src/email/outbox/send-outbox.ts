import type { FastifyBaseLogger } from 'fastify';
import type { EmailRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { every, hour, minute } from '../../time.ts';
import {
  MailError,
  sendWithAttachments,
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

/** How an attempt to send an email ended; a `delayed` one is retried. */
export type AttemptOutcome = SendingOutcome | 'delayed' | 'dead';

/** Starts the outbox sender of an instance; several instances share one outbox. */
export function startOutboxSender(
  services: SendingServices & RenderServices & Pick<Services, 'database'>,
  onAttempt: (outcome: AttemptOutcome) => void,
  log: FastifyBaseLogger,
) {
  const { database, transport } = services;
  const config = services.config.outbox;
  const queue: ClaimedEmail[] = [];
  /** The emails that count towards the concurrency; a slow one no longer counts. */
  const slots = new Set<ClaimedEmail>();
  const sending = new Set<Promise<void>>();
  const hasFreeSlot = () =>
    slots.size < transport.concurrency && sending.size < transport.concurrency * maxSlowFactor;

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
    if (!(await hasDueEmails(database.queries))) return [];
    return claimEmails(database, batchSize, config.lease);
  }

  async function sendOne(email: ClaimedEmail, onSlow: () => void): Promise<void> {
    const { id: emailId, attempts } = email.row;
    if (!(await email.renew())) return deleteErasedCopy(email);
    let outcome: SendingOutcome;
    // Fetching files, or a slow mail server, may take longer than the lease.
    const renewal = setInterval(() => {
      onSlow();
      email.renew().catch((error: unknown) => {
        log.warn({ err: error, emailId }, 'the lease of an email could not be renewed');
      });
    }, config.lease / 3);
    try {
      const rendered = await renderStoredEmail(services, email.row);
      if (rendered === undefined) {
        await email.delete();
        return;
      }
      outcome = await sendWithAttachments(services, rendered, {
        begin: email.handOver,
        isLastAttempt: findRetryTime(email.row, config.firstRetry) === undefined,
      });
    } catch (error) {
      await retryLater(email, error);
      return;
    } finally {
      clearInterval(renewal);
    }
    onAttempt(outcome);
    const isSaved = outcome !== 'withdrawn' && (await email.saveSent());
    if (!isSaved) return deleteErasedCopy(email);
    log.info({ event: `email-${outcome}`, emailId, attempts });
  }

  /** An email that this instance lost was claimed by another one, or erased with its record. */
  async function deleteErasedCopy(email: ClaimedEmail): Promise<void> {
    if (!(await email.isErased())) return;
    await transport.forget([email.row.messageId]);
    await email.deletePendingRemoval();
    log.info({ event: 'email-erased', emailId: email.row.id });
  }

  async function retryLater(email: ClaimedEmail, error: unknown): Promise<void> {
    const { isFinal = false, mayHaveArrived = false } =
      error instanceof MailError ? error.rejection : {};
    const pause = config.firstRetry * (mayHaveArrived ? ambiguousDeliveryBackoffFactor : 1);
    const retryAt = isFinal ? undefined : findRetryTime(email.row, pause);
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(await email.saveFailure(reason, retryAt))) return deleteErasedCopy(email);
    const outcome = retryAt === undefined ? 'dead' : 'delayed';
    onAttempt(outcome);
    const { id: emailId, attempts } = email.row;
    log.warn({ event: `email-${outcome}`, emailId, attempts, reason });
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
