import {
  createAlertRequest,
  createContactRequest,
  createVisitor,
  findEmail,
  startServerRun,
  type ServerRun,
  type Visitor,
} from '@kestrova/api/testing';
import { createResult, type Result } from '../report.ts';
import { startBuiltSite } from '../start-site.ts';
import { createAmbiguousRequests } from './ambiguous-requests.ts';
import { sendBytes } from './send-bytes.ts';

/** Milliseconds for a response; some servers wait for the rest of the request instead. */
const responseTime = 60;

/**
 * Sends every request that two servers may read differently through the server of a site to a real API.
 * A visitor's contact request after it must be stored and answered as such.
 */
export async function sendAmbiguousRequests(): Promise<Result> {
  await using run = await startServerRun({ MAX_EVENT_LOOP_DELAY_MS: '0' });
  const hidden = await createHiddenRequest(run);
  const { withUnexpectedBody, others } = createAmbiguousRequests(hidden);
  const requests = [...withUnexpectedBody, ...others];
  const { port } = await startBuiltSite(run.place, `http://127.0.0.1:${run.server.port}`);
  const visitor = await createVisitor(port);
  const sent = new Map<string, string>();
  const [unserved, accepted]: [string[], string[]] = [[], []];
  for (const bytes of requests) {
    const name = JSON.stringify(bytes.replace(hidden, '…'));
    const attacker = await sendBytes(port, bytes, responseTime, 'all responses');
    const { email } = createContactRequest();
    const isAnswered = await sendContact(visitor, email);
    // A busy server may have answered late.
    const statuses = attacker.readStatuses().join();
    attacker.close();
    if (isAnswered) sent.set(email, name);
    else unserved.push(name);
    if (withUnexpectedBody.includes(bytes) && statuses !== '400') accepted.push(name);
  }
  await using database = run.place.openDatabase();
  const stored = await database.queries.selectFrom('contactRequests').select('email').execute();
  for (const { email } of stored) sent.delete(email);
  unserved.push(...sent.values());
  return createResult([`${requests.length} requests`, ...unserved, ...accepted].join('; '), {
    'visitors not served': unserved.length,
    'unexpected bodies not rejected with 400': accepted.length,
  });
}

/** A call that gets 200 whatever bytes follow its headers: the confirmation of an alert. */
async function createHiddenRequest({ visitor, place }: ServerRun): Promise<string> {
  const request = createAlertRequest();
  await visitor.sendJobAlert(request);
  const { text = '' } = await findEmail(place.config.dataDir, request.email);
  const token = /\/careers\/alerts#([\w.-]+)/.exec(text)?.[1] ?? '';
  return `POST /v1/website/job-alert/confirm HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Next: `;
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
