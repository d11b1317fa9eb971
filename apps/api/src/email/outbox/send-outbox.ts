import type { FastifyBaseLogger } from 'fastify';
import type { EmailRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import {
  sendWithAttachments,
  type SendingOutcome,
  type SendingServices,
} from '../attachments/send-with-attachments.ts';
import { MailError } from '../transports/email-transport.ts';
import {
  claimEmails,
  deletePendingEmailRemoval,
  hasDueEmails,
  hasEmail,
  releaseEmail,
  renewLease,
  saveFailure,
  saveHandedOver,
  saveSent,
} from './claimed-emails.ts';
import { findRetryTime } from './retry-time.ts';
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
    if (!(await hasDueEmails(database.queries))) return true;
    const emails = await claimEmails(database, batchSize, config.lease);
    const queue = [...emails];
    const sendNext = async (): Promise<void> => {
      for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
        await (stopping.signal.aborted ? releaseEmail(database, email) : sendOne(email));
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

  async function sendOne(email: EmailRow): Promise<void> {
    if (!(await renewLease(database, email, config.lease))) return deleteErasedCopy(email);
    let outcome: SendingOutcome;
    // Files may take longer than the lease.
    const renewal = setInterval(() => {
      renewLease(database, email, config.lease).catch((error: unknown) => {
        log.warn({ err: error, emailId: email.id }, 'the lease of an email could not be renewed');
      });
    }, config.lease / 3);
    try {
      const rendered = await renderStoredEmail(database, email);
      outcome = await sendWithAttachments(services, rendered, {
        begin: () => saveHandedOver(database, email),
        isLastAttempt: findRetryAt(email) === undefined,
      });
    } catch (error) {
      await retryLater(email, error);
      return;
    } finally {
      clearInterval(renewal);
    }
    onAttempt(outcome);
    const isSaved = outcome !== 'withdrawn' && (await saveSent(database, email));
    if (!isSaved) return deleteErasedCopy(email);
    log.info({ event: `email-${outcome}`, emailId: email.id, attempts: email.attempts });
  }

  function findRetryAt(email: EmailRow, firstPause = config.firstRetry): Date | undefined {
    return findRetryTime(email.attempts, new Date(email.createdAt), firstPause);
  }

  /** An email that this instance lost was claimed by another one, or erased with its record. */
  async function deleteErasedCopy(email: EmailRow): Promise<void> {
    if (await hasEmail(database.queries, email.id)) return;
    await transport.forget([email.messageId]);
    await deletePendingEmailRemoval(database, email.messageId);
    log.info({ event: 'email-erased', emailId: email.id });
  }

  async function retryLater(email: EmailRow, error: unknown): Promise<void> {
    const { isFinal: isRejected = false, mayHaveArrived = false } =
      error instanceof MailError ? error.rejection : {};
    const retryAt = findRetryAt(
      email,
      config.firstRetry * (mayHaveArrived ? ambiguousDeliveryBackoffFactor : 1),
    );
    const isFinal = retryAt === undefined || isRejected;
    const lastError = error instanceof Error ? error.message : 'unknown';
    const isOurs = await saveFailure(database, email, {
      state: isFinal ? 'dead' : 'waiting',
      nextAttemptAt: retryAt ?? new Date(),
      lastError,
    });
    if (!isOurs) return deleteErasedCopy(email);
    const outcome = isFinal ? 'dead' : 'delayed';
    onAttempt(outcome);
    log.warn({
      event: `email-${outcome}`,
      emailId: email.id,
      attempts: email.attempts,
      reason: lastError,
    });
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
