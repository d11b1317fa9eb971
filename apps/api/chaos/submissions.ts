import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX, csrf, endpoints, schemas } from '@kestrova/api-contract';
import { openDatabase, queryTimeouts } from '../src/database/open-database.ts';
import { openStore } from '../src/uploads/storage/open-store.ts';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { createPdf } from '../src/testing/sample-files.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import {
  createApplicationData,
  createContactRequest,
  createVisitor,
} from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import { floodServer } from './flood.ts';
import { createLedger, jobListPath } from './ledger.ts';
import { countTemporary, sendApplication, tally, type Finding } from './scenario.ts';

/** Uploads are cut off half-way: nothing is kept and no temporary file stays. */
export async function cutUploads(): Promise<Finding> {
  await using run = await startServerRun();
  const page = await run.visitor.get(`${API_PREFIX}${endpoints.issueCsrfToken.path}`);
  const { csrfToken } = schemas.issueCsrfToken.response.parse(await page.json());
  const head = [
    `POST ${API_PREFIX}${endpoints.submitApplication.path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${csrf.cookieName}=${csrfToken}`,
    `${csrf.headerName}: ${csrfToken}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 4000000',
    '',
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7',
  ].join('\r\n');
  const count = 200;
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect(run.server.port, '127.0.0.1');
      // The server may reset it first.
      socket.on('error', () => undefined);
      socket.write(head);
      socket.write(Buffer.alloc(500_000));
      // Half of them at once, before the server has opened the file.
      await pause(index % 2 === 0 ? Math.random() * 3 : Math.random() * 100);
      socket.destroy();
    }),
  );
  await until(() => countTemporary(run.place) === 0);
  const { kept } = await auditRecords(run.place.config, createLedger());
  return {
    fault: 'upload cut half-way',
    result: `${count} cut, ${kept} kept, 0 temporary files`,
    holds: kept === 0,
  };
}

/** Double clicks and retries after a timeout: one record for each key. */
export async function repeatSubmissions(): Promise<Finding> {
  await using run = await startServerRun();
  const count = 50;
  for (let sent = 0; sent < count; sent += 1) {
    const request = createContactRequest();
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => run.visitor.sendContactRequest(request, key)));
    await run.visitor.sendContactRequest(request, key);
  }
  const { kept } = await auditRecords(run.place.config, createLedger());
  return {
    fault: 'double click, retry, refresh',
    result: `${count} submissions sent four times each, ${kept} records`,
    holds: kept === count,
  };
}

/** Duplicates with one key, in one instance with a folder and in two with a bucket: one set of files. */
export async function storeDuplicatesOnce(cluster: PostgresCluster): Promise<Finding> {
  await using bucket = await startBucketServer();
  const url = await cluster.createDatabase();
  const count = 10;
  const inFolder = await sendDuplicates(createPlace(), 1, count);
  const shared = createPlace({ ...bucket.environment, DATABASE_URL: url });
  const inBucket = await sendDuplicates(shared, 2, count);
  const statuses = [...inFolder.statuses, ...inBucket.statuses];
  return {
    fault: `${count} submissions, each sent four times at once`,
    result: `files stored: ${inFolder.stored} in the folder, ${inBucket.stored} in the bucket of two instances; responses ${tally(statuses)}`,
    holds:
      inFolder.stored === count &&
      inBucket.stored === count &&
      statuses.every((status) => status === 200),
  };
}

async function sendDuplicates(place: TestPlace, instances: number, count: number) {
  const starting = Array.from({ length: instances }, () => startServerProcess(place.environment));
  const servers = await Promise.all(starting);
  const visitors = await Promise.all(servers.map(({ port }) => createVisitor(port)));
  const senders = [...visitors, ...visitors, ...visitors, ...visitors].slice(0, 4);
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const [data, key, cv] = [createApplicationData(), crypto.randomUUID(), createPdf(20_000)];
    const sending = senders.map((visitor) => sendApplication(visitor, cv, key, data));
    statuses.push(...(await Promise.all(sending)).map(({ status }) => status));
  }
  for (const server of servers) await server.end('SIGTERM');
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  const store = await openStore(place.config.files, database.queries);
  const stored = (await Array.fromAsync(store.list())).length;
  store.close();
  await database.close();
  place.remove();
  return { statuses, stored };
}

const clients = 600;
const maxSubmissions = 20;

/** More visitors at once than the server takes on: each is thanked or asked to come back. */
export async function overloadServer(): Promise<Finding> {
  await using run = await startServerRun({ MAX_SUBMISSIONS_IN_PROGRESS: String(maxSubmissions) });
  const flood = floodServer(run.server.port, clients);
  const jobs = await run.visitor.get(jobListPath);
  const received = await flood;
  const after = await run.visitor.sendContactRequest(createContactRequest());
  await run.server.end('SIGTERM');
  const accepted = received.filter(({ status }) => status === 200);
  const rejected = received.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  const ledger = createLedger();
  for (const { email } of accepted) ledger.acknowledged.set(email, undefined);
  const { kept, missing, doubled } = await auditRecords(run.place.config, ledger);
  return {
    fault: `${clients} visitors post at once`,
    result: `${accepted.length} accepted, ${rejected.length} rejected with Retry-After, ${missing} missing, ${doubled} doubled, jobs ${jobs.status} meanwhile, POST ${after.status} afterwards`,
    holds:
      accepted.length >= maxSubmissions &&
      rejected.length > 0 &&
      accepted.length + rejected.length === clients &&
      kept === accepted.length + 1 &&
      missing + doubled === 0 &&
      jobs.status === 200 &&
      after.status === 200,
  };
}
