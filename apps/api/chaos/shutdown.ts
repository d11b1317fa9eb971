import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../src/testing/mail-server.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest, createVisitor } from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import type { Finding } from './faults.ts';
import { createLedger } from './ledger.ts';
import { openUploads } from './open-uploads.ts';

const uploads = 8;
const deadlineSeconds = 2;
const nothingLeft = '0 temporary files, WAL checkpointed';
/** Milliseconds that the last steps may take after the deadline. */
const maxOverrun = 4000;

/** SIGTERM while visitors upload on keep-alive connections: each is thanked, and the process ends. */
export async function stopDuringUploads(): Promise<Finding> {
  const place = createPlace({ LOG_LEVEL: 'info' });
  const server = await startServerProcess(place.environment);
  const started = await openUploads(server.port, uploads);
  await until(() => countTemporary(place) === uploads);
  const end = stop(server);
  await until(() => server.readLog().includes('stopping'));
  for (const upload of started) upload.finish();
  const responses = await Promise.all(started.map((upload) => upload.response));
  const { code, seconds } = await end;
  const left = describeLeft(place);
  const audit = await auditRecords(place.settings, createLedger());
  place.remove();
  const thanked = responses.filter(({ status }) => status === 200).length;
  const closing = responses.filter(({ connection }) => connection === 'close').length;
  return {
    fault: `SIGTERM during ${uploads} uploads`,
    result: `${thanked} answered 200, ${closing} with connection: close, ${audit.kept} kept, exit ${code} after ${seconds} s, ${left}`,
    holds:
      thanked === uploads &&
      closing === uploads &&
      audit.kept === uploads &&
      code === 0 &&
      left === nothingLeft,
  };
}

/** SIGTERM while one visitor never ends an upload: only that visitor is cut, at the deadline. */
export async function stopDuringEndlessUpload(): Promise<Finding> {
  const place = createPlace({ LOG_LEVEL: 'info', SHUTDOWN_SECONDS: String(deadlineSeconds) });
  const server = await startServerProcess(place.environment);
  const [endless, ending] = await openUploads(server.port, 2);
  await until(() => countTemporary(place) === 2);
  const end = stop(server);
  await until(() => server.readLog().includes('stopping'));
  ending?.finish();
  const [cut, thanked] = await Promise.all([endless?.response, ending?.response]);
  const { code, seconds } = await end;
  const logged = /"event":"requests-cut","requests":(\d+)/.exec(server.readLog())?.[1] ?? 'no';
  const left = describeLeft(place);
  place.remove();
  return {
    fault: 'SIGTERM during an upload that never ends',
    result: `answered ${thanked?.status} and ${cut?.status}, ${logged} cut in the log, exit ${code} after ${seconds} s, ${left}`,
    holds:
      thanked?.status === 200 &&
      cut?.status === 503 &&
      logged === '1' &&
      code === 0 &&
      left === nothingLeft,
  };
}

/** SIGTERM while the outbox waits for a mail server that says nothing. */
export async function stopDuringSilentMail(): Promise<Finding> {
  const mail = await startMailServer();
  mail.setMood('silent');
  const place = createPlace({
    SMTP_URL: mail.url,
    MAIL_TIMEOUT_SECONDS: '60',
    SHUTDOWN_SECONDS: String(deadlineSeconds),
  });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  await visitor.sendContactRequest(createContactRequest());
  await until(() => mail.connections() > 0);
  const finding = await stopWithinDeadline('a silent mail server', place, server);
  await mail.stop();
  return finding;
}

/** SIGTERM while PostgreSQL is frozen and a visitor waits for it. */
export async function stopDuringFrozenDatabase(cluster: PostgresCluster): Promise<Finding> {
  const place = createPlace({
    DATABASE_URL: await cluster.createDatabase(),
    SHUTDOWN_SECONDS: String(deadlineSeconds),
  });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  cluster.freeze();
  const response = visitor.sendContactRequest(createContactRequest()).then(
    ({ status }) => status,
    () => 0,
  );
  await pause(200);
  const finding = await stopWithinDeadline('a frozen database', place, server);
  cluster.thaw();
  const status = await response;
  return {
    ...finding,
    result: `answered ${status}, ${finding.result}`,
    holds: finding.holds && status === 503,
  };
}

async function stopWithinDeadline(
  fault: string,
  place: TestPlace,
  server: ServerProcess,
): Promise<Finding> {
  const { code, seconds } = await stop(server);
  const left = describeLeft(place);
  place.remove();
  return {
    fault: `SIGTERM during ${fault}`,
    result: `exit ${code} after ${seconds} s, ${left}`,
    holds:
      code === 0 && seconds * 1000 < deadlineSeconds * 1000 + maxOverrun && left === nothingLeft,
  };
}

async function stop(server: ServerProcess) {
  const start = performance.now();
  const code = await server.end('SIGTERM');
  return { code, seconds: Math.round((performance.now() - start) / 100) / 10 };
}

function countTemporary({ settings }: TestPlace): number {
  return readdirSync(settings.files.incomingDir).length;
}

/** SQLite removes the WAL when its last connection closes in order; PostgreSQL has none of ours. */
function describeLeft(place: TestPlace): string {
  const hasWal = existsSync(`${place.settings.database.file}-wal`);
  return `${countTemporary(place)} temporary files, WAL ${hasWal ? 'left behind' : 'checkpointed'}`;
}
