import { createPlace } from '../src/testing/place.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { createContactRequest, createVisitor } from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import type { Finding } from './faults.ts';
import { floodServer } from './flood.ts';
import { createLedger, jobListPath } from './ledger.ts';

const clients = 600;
const maxSubmissions = 20;

/** More visitors at once than the server takes on: each is thanked or asked to come back. */
export async function overloadServer(): Promise<Finding> {
  const place = createPlace({ MAX_SUBMISSIONS_IN_PROGRESS: String(maxSubmissions) });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const flood = floodServer(server.port, clients);
  const jobs = await visitor.get(jobListPath);
  const received = await flood;
  const after = await visitor.sendContactRequest(createContactRequest());
  await server.end('SIGTERM');
  const accepted = received.filter(({ status }) => status === 200);
  const refused = received.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  const ledger = createLedger();
  for (const { email } of accepted) ledger.acknowledged.set(email, undefined);
  const { kept, missing, doubled } = await auditRecords(place.settings, ledger);
  place.remove();
  return {
    fault: `${clients} visitors post at once`,
    result: `${accepted.length} accepted, ${refused.length} refused with Retry-After, ${missing} missing, ${doubled} doubled, jobs ${jobs.status} meanwhile, POST ${after.status} afterwards`,
    holds:
      accepted.length >= maxSubmissions &&
      refused.length > 0 &&
      accepted.length + refused.length === clients &&
      kept === accepted.length + 1 &&
      missing + doubled === 0 &&
      jobs.status === 200 &&
      after.status === 200,
  };
}
