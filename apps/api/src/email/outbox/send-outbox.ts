import type { FastifyBaseLogger } from 'fastify';
import type { EmailRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { hour, minute } from '../../time.ts';
import {
  sendWithAttachments,
  type SendingOutcome,
  type SendingServices,
} from '../attachments/send-with-attachments.ts';
import { MailError } from '../transports/email-transport.ts';
import { claimEmails, hasDueEmails, type ClaimedEmail } from './claimed-emails.ts';
import { renderStoredEmail } from './stored-content.ts';

const batchSize = 20;
/** The factor for pauses while an email may have arrived, so that its recipient gets few copies. */
const ambiguousDeliveryBackoffFactor = 16;

/** How an attempt to send an email ended; a `delayed` one is retried. */
export type AttemptOutcome = SendingOutcome | 'delayed' | 'dead';

/** Creates the sender of one instance, which works for as long as it runs; several share one outbox. */
export function createOutboxSender(
  services: SendingServices & Pick<Services, 'database'>,
  onAttempt: (outcome: AttemptOutcome) => void,
  log: FastifyBaseLogger,
) {
  const { database, transport } = services;
  const config = services.config.outbox;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let wakeUp = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sleep = wakeUp;
      const isEmpty = await sendBatch().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read; the next run retries');
        return true;
      });
      if (!isEmpty || stopping.signal.aborted) continue;
      const timer = setTimeout(sleep.resolve, config.poll);
      await sleep.promise;
      clearTimeout(timer);
      wakeUp = Promise.withResolvers<void>();
    }
  }

  async function sendBatch(): Promise<boolean> {
    if (!(await hasDueEmails(database.queries, config.lease))) return true;
    const emails = await claimEmails(database, batchSize, config.lease);
    const queue = [...emails];
    const sendNext = async (): Promise<void> => {
      for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
        await (stopping.signal.aborted ? email.release() : sendOne(email));
      }
    };
    const senders = await Promise.allSettled(
      Array.from({ length: transport.concurrency }, sendNext),
    );
    const failed = senders.find((sender) => sender.status === 'rejected');
    // The emails that were not reached come back when their lease ends.
    if (failed !== undefined) throw failed.reason;
    return emails.length === 0;
  }

  async function sendOne(email: ClaimedEmail): Promise<void> {
    const { id: emailId, attempts } = email.row;
    if (!(await email.renew())) return deleteErasedCopy(email);
    let outcome: SendingOutcome;
    // Files may take longer than the lease.
    const renewal = setInterval(() => {
      email.renew().catch((error: unknown) => {
        log.warn({ err: error, emailId }, 'the lease of an email could not be renewed');
      });
    }, config.lease / 3);
    try {
      const rendered = await renderStoredEmail(database, email.row);
      outcome = await sendWithAttachments(services, rendered, {
        begin: email.handOver,
        isLastAttempt: findRetryAt(email.row) === undefined,
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

  function findRetryAt(
    { attempts, createdAt }: EmailRow,
    firstPause = config.firstRetry,
  ): Date | undefined {
    return findRetryTime(attempts, new Date(createdAt), firstPause);
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
    const retryAt = isFinal ? undefined : findRetryAt(email.row, pause);
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(await email.saveFailure(reason, retryAt))) return deleteErasedCopy(email);
    const outcome = retryAt === undefined ? 'dead' : 'delayed';
    onAttempt(outcome);
    const { id: emailId, attempts } = email.row;
    log.warn({ event: `email-${outcome}`, emailId, attempts, reason });
  }

  return {
    start() {
      running = run();
    },
    /** Polls at once, since an email was saved. */
    wake: () => wakeUp.resolve(),
    /** Finishes the emails in progress and releases the others. */
    async stop() {
      stopping.abort();
      wakeUp.resolve();
      await running;
    },
  };
}

/** How long an email is retried before it is dead, in milliseconds. */
export const maxRetryTime = 72 * hour;

const maxPause = 30 * minute;

/** 72 hours are about 150 attempts. If there were far fewer, no server was running. */
const minAttempts = 100;

/**
 * When to try again after the given number of attempts: pauses double up to half an hour, and vary
 * by a fifth, so that many emails are not retried together. Undefined after 72 hours.
 */
export function findRetryTime(
  attempts: number,
  createdAt: Date,
  firstPause: number,
  now = new Date(),
): Date | undefined {
  const isOver = now.getTime() - createdAt.getTime() >= maxRetryTime;
  if (isOver && attempts >= minAttempts) return undefined;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), maxPause);
  return new Date(now.getTime() + pause * (0.8 + Math.random() * 0.4));
}
