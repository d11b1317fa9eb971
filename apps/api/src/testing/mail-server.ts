import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server may treat us. */
export type MailServerMood =
  | 'taking'
  /** Refuses each recipient for now (4xx). */
  | 'greylisting'
  /** Refuses each recipient for good (5xx). */
  | 'refusing'
  /** Takes the email and hangs up instead of saying so. */
  | 'cutting'
  /** Greets and then says nothing. */
  | 'silent'
  /** Answers recipients only once its mood changes. */
  | 'holding';

export interface MailServer {
  url: string;
  /** The emails that it took, in the order of their arrival. */
  emails: Email[];
  /** How many recipients wait for its answer while it is `holding`. */
  countHeld(): number;
  /** How many clients are connected now. */
  connections(): number;
  setMood(mood: MailServerMood): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real SMTP server with moods; it can go away and come back on the same port. */
export async function startMailServer(): Promise<MailServer> {
  const emails: Email[] = [];
  let mood: MailServerMood = 'taking';
  let server: SMTPServer | undefined;
  let port = 0;
  let held: (() => void)[] = [];

  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onRcptTo(_address, _session, done) {
        if (mood === 'silent') return;
        if (mood === 'holding') {
          held.push(done);
          return;
        }
        if (mood === 'greylisting') done(withCode('Try again later', 451));
        else if (mood === 'refusing') done(withCode('No such person', 550));
        else done();
      },
      onData(stream, session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(pieces)).then((email) => {
            emails.push(email);
            if (mood === 'cutting') cut(server, session.id);
            else done();
          });
        });
      },
    });

  async function start(): Promise<void> {
    server = create();
    // A client that hangs up is its own affair.
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }

  await start();
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    emails,
    countHeld: () => held.length,
    connections: () => server?.connections.size ?? 0,
    setMood(next) {
      mood = next;
      if (next === 'holding') return;
      for (const answer of held) answer();
      held = [];
    },
    start,
    stop: () => new Promise((resolve) => server?.close(() => resolve())),
  };
}

function withCode(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

interface Connection {
  id: string;
  _socket: { destroy(): void };
}

function cut(server: SMTPServer | undefined, sessionId: string): void {
  for (const connection of (server as unknown as { connections: Set<Connection> }).connections) {
    if (connection.id === sessionId) connection._socket.destroy();
  }
}
