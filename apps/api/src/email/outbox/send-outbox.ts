import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { EmailRow } from '../../database/schema.ts';
import { MailError, type EmailTransport } from '../transports/email-transport.ts';
import { claimEmails, hasDueEmails, type ClaimSettings } from './claim-emails.ts';
import {
  hasEmail,
  releaseEmail,
  renewLease,
  saveFailure,
  saveForgotten,
  saveHandOver,
  saveSent,
} from './outbox-repository.ts';
import { findRetryTime } from './retry-time.ts';

/** Sends what is in the outbox, as long as it runs. */
export interface OutboxSender {
  start(): void;
  /** Tells it that a email was put in, so that it need not wait for its next look. */
  wake(): void;
  /** Finishes the emails that it is sending, and gives the others back. */
  stop(): Promise<void>;
}

export interface OutboxSettings extends ClaimSettings {
  /** Milliseconds between two looks. */
  poll: number;
  /** Milliseconds before the second attempt. */
  firstRetry: number;
}

const batchSize = 20;

/** Creates the sender of one instance; several share one outbox. */
export function createOutboxSender(
  database: Database,
  transport: EmailTransport,
  settings: OutboxSettings,
  log: FastifyBaseLogger,
): OutboxSender {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let nudge = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sleep = nudge;
      const isEmpty = await sendBatch().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read; it is tried again soon');
        return true;
      });
      if (!isEmpty || stopping.signal.aborted) continue;
      const timer = setTimeout(sleep.resolve, settings.poll);
      await sleep.promise;
      clearTimeout(timer);
      nudge = Promise.withResolvers<void>();
    }
  }

  async function sendBatch(): Promise<boolean> {
    if (!(await hasDueEmails(database.queries, settings.lease))) return true;
    const emails = await claimEmails(database, batchSize, settings);
    const queue = [...emails];
    const sendNext = async (): Promise<void> => {
      for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
        await (stopping.signal.aborted ? releaseEmail(database, email) : sendOne(email));
      }
    };
    const senders = await Promise.allSettled(
      Array.from({ length: transport.sentAtOnce }, sendNext),
    );
    const failed = senders.find((sender) => sender.status === 'rejected');
    // The emails that were not reached come back when their lease ends.
    if (failed !== undefined) throw failed.reason;
    return emails.length === 0;
  }

  async function sendOne(email: EmailRow): Promise<void> {
    if (!(await renewLease(database, email, settings.lease))) return forgetErased(email);
    let wasSent: boolean;
    try {
      wasSent = await transport.send(email, () => saveHandOver(database, email));
    } catch (error) {
      await keepForLater(email, error);
      return;
    }
    if (!wasSent || !(await saveSent(database, email))) return forgetErased(email);
    log.info({ event: 'email-sent', emailId: email.id, attempts: email.attempts });
  }

  /** An email that is not this instance's any more is another's, or was erased with its record. */
  async function forgetErased(email: EmailRow): Promise<void> {
    if (await hasEmail(database.queries, email.id)) return;
    await transport.forget([email.messageId]);
    await saveForgotten(database, email.messageId);
    log.info({ event: 'email-erased', emailId: email.id });
  }

  async function keepForLater(email: EmailRow, error: unknown): Promise<void> {
    const retryAt = findRetryTime(email.attempts, new Date(email.createdAt), settings.firstRetry);
    const isFinal = retryAt === undefined || (error instanceof MailError && error.isFinal);
    const lastError = error instanceof Error ? error.message : 'unknown';
    const verifyToken = await saveFailure(database, email, {
      state: isFinal ? 'dead' : 'waiting',
      nextAttemptAt: retryAt ?? new Date(),
      lastError,
    });
    if (!verifyToken) return forgetErased(email);
    const event = isFinal ? 'email-dead' : 'email-delayed';
    log.warn({ event, emailId: email.id, attempts: email.attempts, reason: lastError });
  }

  return {
    start() {
      running = run();
    },
    wake: () => nudge.resolve(),
    async stop() {
      stopping.abort();
      nudge.resolve();
      await running;
    },
  };
}
