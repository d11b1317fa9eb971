import type { Config } from '../src/config.ts';

/** A part that can be killed and started again. */
export interface Part {
  /** Ends it at once, as `kill -9` and a power cut do. */
  kill(): Promise<void>;
  /** Returns once it can be reached. */
  start(): Promise<void>;
}

/** A part that can also be halted, so that it keeps its connections and does not respond. */
export interface HaltablePart extends Part {
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** One process of the API. */
export interface Instance extends Part {
  name: string;
  /** Stops it in order and starts it again, without taking it out first. */
  restart(): Promise<void>;
  /** Calls it directly, for what no site passes on, such as `/health/ready`. */
  get(path: string): Promise<{ status: number; body: string }>;
  /** Its log since it started first. */
  readLog(): Promise<string>;
}

/** The API's source as it is, or a copy of it with one more migration. */
export type Version = 'this' | 'next';

/** What the mail server has accepted. */
export interface Mailbox {
  list(): Promise<readonly ReceivedEmail[]>;
  /** The text of an email to this address; undefined while there is none. */
  findText(address: string): Promise<string | undefined>;
}

export interface ReceivedEmail {
  messageId: string;
  to: string;
}

/** Everything that production consists of, on this machine. */
export interface Stack {
  /** The ports of the sites on 127.0.0.1, through which visitors reach everything. */
  sitePorts: readonly number[];
  /** Those that run now. */
  instances(): readonly Instance[];
  proxy: Part & {
    /** Reads its configuration again; absent where there is nothing to read. */
    reload?: () => Promise<void>;
  };
  mail: Part;
  bucket: HaltablePart;
  database: HaltablePart;
  mailbox: Mailbox;
  /** How the operator's command line reaches the data, as settings. */
  environment: Record<string, string>;
  config: Config;
  /** Goes to another version, one instance after the other, as the README describes it. */
  release(version: Version): Promise<void>;
  remove(): Promise<void>;
}
