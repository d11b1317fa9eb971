import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import {
  createAlertRequest,
  createContactRequest,
  createVisitor,
  findEmail,
  openDatabase,
  queryTimeouts,
  startServerRun,
  until,
  type ServerRun,
  type Visitor,
} from '@kestrova/api/testing';
import getPort from 'get-port';
import { confirmAlertLink, isListening, repository } from '../measure.ts';
import { findMissingNginx, startNginx } from '../production/nginx.ts';
import { createSmugglingShapes } from './smuggling-shapes.ts';

/** How one server in front of the API read one shape. */
export interface SmugglingResult {
  host: string;
  shape: string;
  /** The statuses of all responses on the attacker's connection; empty if it was closed. */
  statuses: string;
  /** Whether the next visitor's contact request was stored and answered as such. */
  isVisitorServed: boolean;
}

/** Milliseconds for a response; some servers wait for the rest of the request instead. */
const responseTime = 60;

/** Sends every shape through each server in front of a real API, and after it a visitor's request. */
export async function runSmuggling(): Promise<SmugglingResult[]> {
  await using resources = new AsyncDisposableStack();
  const run = resources.use(await startServerRun({ MAX_EVENT_LOOP_DELAY_MS: '0' }));
  const database = openDatabase(run.place.config.database, queryTimeouts.operator);
  resources.defer(() => database.close());
  const shapes = createSmugglingShapes(await createHiddenRequest(run));
  const results: SmugglingResult[] = [];
  for (const { name, port } of await startHosts(run, resources)) {
    const visitor = await createVisitor(port);
    for (const { name: shape, bytes } of shapes) {
      const attacker = await sendBytes(port, bytes);
      const { email } = createContactRequest();
      const isAnswered = await sendContact(visitor, email);
      const contacts = database.queries.selectFrom('contactRequests').where('email', '=', email);
      const isStored = (await contacts.select('id').executeTakeFirst()) !== undefined;
      // A busy server may have answered late.
      const statuses = attacker.readStatuses();
      attacker.socket.destroy();
      results.push({ host: name, shape, statuses, isVisitorServed: isAnswered && isStored });
    }
  }
  return results;
}

/** A call that is answered 200 whatever follows its last header: the confirmation of an alert. */
async function createHiddenRequest({ visitor, place }: ServerRun): Promise<string> {
  const request = createAlertRequest();
  await visitor.sendJobAlert(request);
  const { text = '' } = await findEmail(place.config.dataDir, request.email);
  const token = confirmAlertLink.exec(text)?.[1] ?? '';
  return `POST /v1/website/job-alert/confirm HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Next: `;
}

/** The site server, and nginx if this machine has it, in front of the API. */
async function startHosts({ server, place }: ServerRun, resources: AsyncDisposableStack) {
  const folder = join(place.config.dataDir, 'site');
  mkdirSync(folder);
  for (const name of ['_headers', '_redirects', 'home.html', '404.html']) {
    const isRules = name === '_redirects';
    writeFileSync(join(folder, name), isRules ? '/v1/* http://localhost/v1/:splat 200\n' : '');
  }
  const sitePort = await startSiteServer(folder, `http://127.0.0.1:${server.port}`, resources);
  const hosts = [{ name: 'the site server', port: sitePort }];
  if (findMissingNginx() !== undefined) return hosts;
  const port = await getPort();
  const configuration = join(place.config.dataDir, 'nginx');
  const nginx = await startNginx(configuration, [{ folder, port }], [server.port, server.port]);
  resources.defer(() => nginx.kill());
  return [...hosts, { name: 'nginx', port }];
}

/** Starts the site server as a process of its own; @returns its port. */
async function startSiteServer(
  folder: string,
  apiUrl: string,
  resources: AsyncDisposableStack,
): Promise<number> {
  const port = await getPort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: join(repository, 'tooling/hosting'),
    env: {
      PATH: process.env['PATH'],
      SITE_FOLDER: folder,
      PORT: String(port),
      API_URL: apiUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  resources.defer(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  await until(() => isListening(port));
  return port;
}

async function sendBytes(port: number, bytes: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<void>();
  let received = '';
  socket.setTimeout(responseTime, resolve);
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  // A server that closes the connection has answered too.
  socket.on('error', () => resolve()).on('close', () => resolve());
  socket.write(bytes, 'latin1');
  await promise;
  const readStatuses = () =>
    Array.from(received.matchAll(/HTTP\/1\.\d (\d{3})/g), ([, status]) => status).join(' ');
  return { socket, readStatuses };
}

async function sendContact(visitor: Visitor, email: string): Promise<boolean> {
  try {
    const response = await visitor.sendContactRequest(createContactRequest({ email }));
    await response.arrayBuffer();
    return response.status === 200;
  } catch (error) {
    // The connection was closed before the response.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
