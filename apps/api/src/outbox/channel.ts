import type { ChannelName, DeliveryRow } from '../database/schema.ts';

/** How one kind of content of the outbox is sent. */
export interface Channel<Outcome extends string> {
  name: ChannelName;
  concurrency: number;
  /** @returns undefined if there is nothing to send. @throws DeliveryError; any other error is retried too. */
  send(row: DeliveryRow, options: SendingOptions): Promise<Outcome | undefined>;
  /** Deletes copies of what was erased, by their Message-IDs. */
  forget(messageIds: readonly string[]): Promise<void>;
}

/** What a channel learns from the outbox about one attempt. */
export interface SendingOptions {
  /** Called right before the content is sent; if it resolves to false, nothing is sent. */
  begin: () => Promise<boolean>;
  /** A failure makes the delivery dead. */
  isLastAttempt: boolean;
}

/** What an error means for later attempts. */
interface Rejection {
  /** No later attempt can succeed. */
  isFinal?: boolean;
  /** It was rejected for its size or content: without files it may be accepted. */
  isForContent?: boolean;
  /** The connection broke after the content, so the mail server may have accepted it. */
  mayHaveArrived?: boolean;
}

/** A delivery failed; the operator sees the message. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly rejection: Rejection;

  constructor(message: string, rejection: Rejection, options?: ErrorOptions) {
    super(message, options);
    this.rejection = rejection;
  }
}
