import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createAlertRequest,
  createContactRequest,
  createVisitor,
  findEmail,
  startServerRun,
  until,
  type ServerRun,
  type Visitor,
} from '@kestrova/api/testing';
import getPort from 'get-port';
import { isListening, repository } from '../measure.ts';
import { findMissingNginx, startNginx } from '../production/nginx.ts';
import { createResult, type Result } from '../report.ts';
import { createAmbiguousRequests } from './ambiguous-requests.ts';
import { sendBytes } from './raw-attacks.ts';

/** Milliseconds for a response; some servers wait for the rest of the request instead. */
const responseTime = 60;
/** A body that these methods do not have, which must be rejected. */
const isUnexpectedBody = /^(?:GET|HEAD|DELETE|OPTIONS) with/;

/**
 * Sends every request that two servers may read differently through each server in front of a real
 * API. A visitor's contact request after it must be stored and answered as such.
 */
export async function sendAmbiguousRequests(): Promise<Result> {
  await using resources = new AsyncDisposableStack();
  const run = resources.use(await startServerRun({ MAX_EVENT_LOOP_DELAY_MS: '0' }));
  const requests = Object.entries(createAmbiguousRequests(await createHiddenRequest(run)));
  const hosts = await startHosts(run, resources);
  const sent = new Map<string, string>();
  const [unserved, accepted]: [string[], string[]] = [[], []];
  for (const { name: host, port } of hosts) {
    const visitor = await createVisitor(port);
    for (const [name, bytes] of requests) {
      const attacker = await sendBytes(port, bytes, responseTime, 'all responses');
      const { email } = createContactRequest();
      const isAnswered = await sendContact(visitor, email);
      // A busy server may have answered late.
      const statuses = attacker.readStatuses().join();
      attacker.close();
      if (isAnswered) sent.set(email, `${name} (${host})`);
      else unserved.push(`${name} (${host})`);
      if (isUnexpectedBody.test(name) && statuses !== '400') accepted.push(`${name} (${host})`);
    }
  }
  await using database = run.place.openDatabase();
  const stored = await database.queries.selectFrom('contactRequests').select('email').execute();
  for (const { email } of stored) sent.delete(email);
  unserved.push(...sent.values());
  const where = hosts.map(({ name }) => name).join(' and ');
  const count = requests.length * hosts.length;
  return createResult([`${count} requests through ${where}`, ...unserved, ...accepted].join('; '), {
    'visitors not served': unserved.length,
    'unexpected bodies not rejected with 400': accepted.length,
    'nothing was sent': count === 0,
  });
}

/** A call that is answered 200 whatever follows its last header: the confirmation of an alert. */
async function createHiddenRequest({ visitor, place }: ServerRun): Promise<string> {
  const request = createAlertRequest();
  await visitor.sendJobAlert(request);
  const { text = '' } = await findEmail(place.config.dataDir, request.email);
  const token = /\/careers\/alerts#([\w.-]+)/.exec(text)?.[1] ?? '';
  return `POST /v1/website/job-alert/confirm HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Next: `;
}

/** The site server, and nginx if this machine has it, in front of the API. */
async function startHosts({ server, place }: ServerRun, resources: AsyncDisposableStack) {
  const folder = join(place.config.dataDir, 'site');
  mkdirSync(folder);
  for (const name of ['_headers', 'home.html', '404.html']) writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, '_redirects'), '/v1/* http://localhost/v1/:splat 200\n');
  const [sitePort, port] = [await getPort(), await getPort()];
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: join(repository, 'tooling/hosting'),
    env: {
      PATH: process.env['PATH'],
      SITE_FOLDER: folder,
      PORT: String(sitePort),
      API_URL: `http://127.0.0.1:${server.port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  resources.defer(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  await until(() => isListening(sitePort));
  const hosts = [{ name: 'the site server', port: sitePort }];
  if (findMissingNginx() !== undefined) return hosts;
  const configuration = join(place.config.dataDir, 'nginx');
  const nginx = await startNginx(configuration, [{ folder, port }], [server.port, server.port]);
  resources.defer(() => nginx.kill());
  return [...hosts, { name: 'nginx', port }];
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
