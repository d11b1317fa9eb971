import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openDatabase, queryTimeouts } from '../src/database/open-database.ts';
import { openStore } from '../src/uploads/storage/open-store.ts';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { createPdf } from '../src/testing/sample-files.ts';
import { startScannerServer } from '../src/testing/scanner-server.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { createApplicationData, createVisitor, type Visitor } from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import type { Finding } from './faults.ts';
import { createLedger } from './ledger.ts';
import { sendApplication } from './scanner-and-bucket.ts';
import { countLeftDescriptors, countTemporary, readHoldings, tally } from './observe.ts';

/** Refused uploads may keep this much more memory than before, in MB. */
const maxKeptMemory = 60;

/** A bucket that refuses before it has read: nothing of the refused files is held. */
export async function refuseUploads(): Promise<Finding> {
  const bucket = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (piece: Buffer) => {
      socket.pause();
      // The server is to be ready, so what it tries out before is allowed.
      const isCheck = /^\w+ \S+\/probe[? ]/.test(piece.toString('latin1'));
      const status = isCheck ? '200 OK' : '403 Forbidden';
      socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const place = createPlace({
    S3_BUCKET: 'applications',
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'any',
    S3_SECRET_ACCESS_KEY: 'any',
  });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  // The first upload starts what checks files, which stays.
  await sendApplication(visitor, 10_000);
  const before = readHoldings(server.pid);
  const count = 90;
  const answered: number[] = [];
  while (answered.length < count) {
    const batch = Array.from({ length: 10 }, () => sendApplication(visitor, 2_000_000));
    answered.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  const left = await countLeftDescriptors(server, before);
  const memory = readHoldings(server.pid).memory - before.memory;
  const temporary = countTemporary(place);
  await server.end('SIGKILL');
  bucket.close();
  place.remove();
  return {
    fault: `${count} uploads of 2 MB to a bucket that refuses`,
    result: `${tally(answered)}; ${left} descriptors, ${memory} MB and ${temporary} temporary files left`,
    holds:
      answered.every((status) => status === 503) &&
      left + temporary === 0 &&
      memory < maxKeptMemory,
  };
}

/** Work that takes longer than an idle connection may last is finished and answered. */
export async function workLongerThanIdle(): Promise<Finding> {
  const scanner = await startScannerServer({
    behaviour: 'clean',
    moment: 'after the stream',
    delay: 3000,
  });
  const place = createPlace({ CLAMD_URL: scanner.url, UPLOAD_IDLE_SECONDS: '1' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const { status, took } = await sendApplication(visitor, 100_000);
  const code = await server.end('SIGTERM');
  await scanner.stop();
  place.remove();
  return {
    fault: 'a request that is worked on for longer than a connection may be idle',
    result: `${status} after ${took} ms, with 1 second of idleness allowed; exit ${code}`,
    holds: status === 200 && took > 3000 && code === 0,
  };
}

/** Descriptors run out under uploads: refusals in words, and everything works again afterwards. */
export async function runOutOfDescriptors(): Promise<Finding> {
  const place = createPlace();
  const server = await startServerProcess(place.environment, 64);
  const visitor = await createVisitor(server.port);
  // The first upload starts what checks files, which stays.
  const first = await sendApplication(visitor, 10_000);
  const before = readHoldings(server.pid);
  const senders = Array.from({ length: 200 }, () => sendApplication(visitor, 200_000));
  const answered = (await Promise.all(senders)).map(({ status }) => status);
  const left = await countLeftDescriptors(server, before);
  const again = await returnLater(server.port);
  const last = again === undefined ? { status: 0 } : await sendApplication(again, 10_000);
  const temporary = countTemporary(place);
  const { kept } = await auditRecords(place.settings, createLedger());
  const code = await server.end('SIGTERM');
  place.remove();
  const accepted = [...answered, first.status, last.status].filter(
    (status) => status === 200,
  ).length;
  return {
    fault: 'descriptors run out under 200 uploads',
    result: `${tally(answered)} (0: refused connection), then ${last.status}; ${kept} of ${accepted} kept, ${left} descriptors and ${temporary} temporary files left; exit ${code}`,
    holds:
      answered.every((status) => [0, 200, 429, 503].includes(status)) &&
      last.status === 200 &&
      kept >= accepted &&
      left + temporary + Number(code) === 0,
  };
}

/** A visitor who tries for five seconds to open the site. */
async function returnLater(port: number): Promise<Visitor | undefined> {
  let visitor: Visitor | undefined;
  const open = async () => {
    visitor = await createVisitor(port).catch(() => undefined);
    return visitor !== undefined;
  };
  await until(open, 5000).catch(() => undefined);
  return visitor;
}

/** Duplicates with one key, in one instance with a folder and in two with a bucket: one set of files. */
export async function storeDuplicatesOnce(cluster: PostgresCluster): Promise<Finding> {
  const bucket = await startBucketServer();
  const folder = createPlace();
  const shared = createPlace({
    ...bucket.environment,
    DATABASE_URL: await cluster.createDatabase(),
  });
  const count = 10;
  const inFolder = await sendDuplicates(folder, 1, count);
  const inBucket = await sendDuplicates(shared, 2, count);
  await bucket.stop();
  folder.remove();
  shared.remove();
  return {
    fault: `${count} submissions, each sent four times at once`,
    result: `files stored: ${inFolder.stored} in the folder, ${inBucket.stored} in the bucket of two instances; answers ${tally([...inFolder.answered, ...inBucket.answered])}`,
    holds:
      inFolder.stored === count &&
      inBucket.stored === count &&
      [...inFolder.answered, ...inBucket.answered].every((status) => status === 200),
  };
}

async function sendDuplicates(place: TestPlace, instances: number, count: number) {
  const servers = await Promise.all(
    Array.from({ length: instances }, () => startServerProcess(place.environment)),
  );
  const visitors = await Promise.all(servers.map(({ port }) => createVisitor(port)));
  const answered: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const data = createApplicationData();
    const key = crypto.randomUUID();
    const duplicates = [...visitors, ...visitors, ...visitors, ...visitors].slice(0, 4);
    const cv = createPdf(20_000);
    answered.push(
      ...(await Promise.all(duplicates.map((it) => sendApplication(it, cv, key, data)))).map(
        ({ status }) => status,
      ),
    );
  }
  for (const server of servers) await server.end('SIGTERM');
  return { answered, stored: (await listStored(place)).length };
}

async function listStored({ settings }: TestPlace): Promise<string[]> {
  const database = openDatabase(settings.database, queryTimeouts.operator);
  const store = await openStore(settings.files, database.queries);
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  store.close();
  await database.close();
  return names;
}
