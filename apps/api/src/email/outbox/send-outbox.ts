import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { LetterRow } from '../../database/schema.ts';
import { MailError, type Mailer } from '../transports/email-transport.ts';
import { claimEmails, hasDueEmails, type ClaimSettings } from './claim-emails.ts';
import {
  hasEmail,
  releaseLetter,
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
  /** Tells it that a letter was put in, so that it need not wait for its next look. */
  wake(): void;
  /** Finishes the letters that it is sending, and gives the others back. */
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
  mailer: Mailer,
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
    const letters = await claimEmails(database, batchSize, settings);
    const queue = [...letters];
    const sendNext = async (): Promise<void> => {
      for (let letter = queue.shift(); letter !== undefined; letter = queue.shift()) {
        await (stopping.signal.aborted ? releaseLetter(database, letter) : sendOne(letter));
      }
    };
    const senders = await Promise.allSettled(Array.from({ length: mailer.sentAtOnce }, sendNext));
    const failed = senders.find((sender) => sender.status === 'rejected');
    // The letters that were not reached come back when their lease ends.
    if (failed !== undefined) throw failed.reason;
    return letters.length === 0;
  }

  async function sendOne(letter: LetterRow): Promise<void> {
    if (!(await renewLease(database, letter, settings.lease))) return forgetErased(letter);
    let wasSent: boolean;
    try {
      wasSent = await mailer.send(letter, () => saveHandOver(database, letter));
    } catch (error) {
      await keepForLater(letter, error);
      return;
    }
    if (!wasSent || !(await saveSent(database, letter))) return forgetErased(letter);
    log.info({ event: 'letter-sent', letterId: letter.id, attempts: letter.attempts });
  }

  /** An email that is not this instance's any more is another's, or was erased with its record. */
  async function forgetErased(letter: LetterRow): Promise<void> {
    if (await hasEmail(database.queries, letter.id)) return;
    await mailer.forget([letter.messageId]);
    await saveForgotten(database, letter.messageId);
    log.info({ event: 'email-erased', emailId: letter.id });
  }

  async function keepForLater(letter: LetterRow, error: unknown): Promise<void> {
    const retryAt = findRetryTime(letter.attempts, new Date(letter.createdAt), settings.firstRetry);
    const isFinal = retryAt === undefined || (error instanceof MailError && error.isFinal);
    const lastError = error instanceof Error ? error.message : 'unknown';
    const isOurs = await saveFailure(database, letter, {
      state: isFinal ? 'dead' : 'waiting',
      nextAttemptAt: retryAt ?? new Date(),
      lastError,
    });
    if (!isOurs) return forgetErased(letter);
    const event = isFinal ? 'letter-dead' : 'letter-delayed';
    log.warn({ event, letterId: letter.id, attempts: letter.attempts, reason: lastError });
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
