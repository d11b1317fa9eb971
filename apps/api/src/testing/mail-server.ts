import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServerMode =
  | 'accepting'
  /** Rejects each recipient for now (4xx). */
  | 'greylisting'
  /** Rejects each recipient for good (5xx). */
  | 'rejecting'
  /** Accepts the email and closes the connection instead of replying. */
  | 'cutting'
  /** Never replies to recipients. */
  | 'silent'
  /** Replies to recipients only once its mode changes. */
  | 'holding'
  /** Announces that it accepts no email above `smallSize` (RFC 1870). */
  | 'small'
  /** Rejects an email above `smallSize` once it has read it. */
  | 'small-unannounced';

/** In bytes. */
const smallSize = 100_000;

/** A real SMTP server with modes; it can stop and start again on the same port. */
export async function startMailServer() {
  const emails: Email[] = [];
  const passwords: string[] = [];
  const clientNames = new Set<string>();
  let mode: MailServerMode = 'accepting';
  let server: SMTPServer | undefined;
  let port = 0;
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const create = () =>
    new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth({ password }, { hostNameAppearsAs }, done) {
        clientNames.add(hostNameAppearsAs);
        passwords.push(password ?? '');
        done(null, { user: 'kestrova' });
      },
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onRcptTo({ address }, _session, done) {
        if (mode === 'holding' || mode === 'silent') held.push(done);
        else if (mode === 'greylisting') done(withCode('Try again later', 451));
        else if (mode === 'rejecting') done(withCode(`5.1.1 <${address}> No such person`, 550));
        else done();
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const content = Buffer.concat(chunks);
          if (mode === 'small-unannounced' && content.length > smallSize) {
            done(withCode('5.3.4 Message too big for system', 554));
            return;
          }
          void PostalMime.parse(content).then((email) => {
            emails.push(email);
            if (mode === 'cutting') cut(session.remotePort);
            else done();
          });
        });
      },
    });

  async function start(): Promise<void> {
    server = create();
    // Clients may close their connections.
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const stopped = server;
    server = undefined;
    if (stopped !== undefined) await new Promise<void>((resolve) => stopped.close(resolve));
  }

  function cut(remotePort: number): void {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  }

  await start();
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    emails,
    countTo: (address: string) =>
      emails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address).length,
    listMessageIds: () => emails.map(({ messageId = '' }) => messageId),
    passwords,
    /** The EHLO names of the clients that logged in. */
    clientNames,
    /** The number of recipients that wait for a reply while it is `holding` or `silent`. */
    countHeld: () => held.length,
    connections: () => sockets.size,
    setMode(next: MailServerMode) {
      const released = mode === 'holding' && next !== 'holding' ? held.splice(0) : [];
      mode = next;
      if (server !== undefined) server.options.size = next === 'small' ? smallSize : undefined;
      for (const reply of released) reply();
    },
    start,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function withCode(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
