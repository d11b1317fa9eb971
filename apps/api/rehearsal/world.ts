import type { Ledger } from '../chaos/ledger.ts';
import type { Mailbox, Stack } from './stack.ts';

/** What visitors met during one act. */
export interface Tally {
  requests: number;
  /** Tried again by the visitor, after 5xx or a broken connection. */
  retried: number;
  /** Sent again by the browser itself, since a kept connection was closed. */
  resent: number;
  /** What got no proper response at all, with the reason. */
  failed: string[];
  /** The longest time from the begin of a first try that failed to the response, in milliseconds. */
  maxWait: number;
  /** Why visitors tried again, and how often. */
  reasons: Record<string, number>;
}

/** What visitors have done in the whole rehearsal. */
export interface World {
  ledger: Ledger;
  /** Addresses whose application has another CV than at first. */
  replaced: Set<string>;
  /** Addresses whose application is withdrawn. */
  withdrawn: Set<string>;
  /** Addresses that have applied and not used their link yet. */
  applicants: string[];
  /** Addresses that asked for job alerts, and whether they have confirmed it. */
  alerts: Map<string, boolean>;
  mailbox: Mailbox;
}

/** Asks the server, again and again while it fails. @returns undefined where it failed for good. */
export type Ask = (what: string, send: () => Promise<Response>) => Promise<Response | undefined>;

/** What came of an act, beside what visitors met. */
export interface Outcome {
  /** In a few words. */
  note: string;
  /** For the report as JSON. */
  details?: Readonly<Record<string, number>>;
  problems: readonly string[];
}

export interface Act {
  name: string;
  /** Whether visitors may have to try again; none may ever fail. */
  mayRetry: boolean;
  /** Runs while visitors come and go; what it returns is called when they have left. */
  run(stack: Stack, world: World): Promise<Outcome | (() => Promise<Outcome>)>;
}

/** Nobody has asked for anything yet. */
export function createTally(): Tally {
  return { requests: 0, retried: 0, resent: 0, failed: [], maxWait: 0, reasons: {} };
}
