import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../src/testing/mail-server.ts';
import type { TestPlace } from '../src/testing/place.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { startServerRun, type ServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest } from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import { createLedger } from './ledger.ts';
import { openUploads } from './open-uploads.ts';
import { countTemporary, measure, type Finding } from './scenario.ts';

const uploads = 8;
const deadline = 2000;
const SHUTDOWN_SECONDS = String(deadline / 1000);
/** Milliseconds that the last steps may take after the deadline. */
const maxOverrun = 4000;

/** SIGTERM while visitors upload on keep-alive connections: each is thanked, and the process ends. */
export async function stopDuringUploads(): Promise<Finding> {
  await using run = await startServerRun({ LOG_LEVEL: 'info' });
  const { server, place } = run;
  const started = await openUploads(server.port, uploads);
  await until(() => countTemporary(place) === uploads);
  const ending = stop(run);
  await until(() => server.readLog().includes('stopping'));
  for (const upload of started) upload.finish();
  const responses = await Promise.all(started.map((upload) => upload.response));
  const end = await ending;
  const { kept } = await auditRecords(place.config, createLedger());
  const thanked = responses.filter(({ status }) => status === 200).length;
  const closing = responses.filter(({ connection }) => connection === 'close').length;
  return {
    fault: `SIGTERM during ${uploads} uploads`,
    result: `${thanked} responses 200, ${closing} with connection: close, ${kept} kept, ${end.result}`,
    holds: thanked === uploads && closing === uploads && kept === uploads && end.isInOrder,
  };
}

/** SIGTERM while one visitor never ends an upload: only that visitor is cut, at the deadline. */
export async function stopDuringEndlessUpload(): Promise<Finding> {
  await using run = await startServerRun({ LOG_LEVEL: 'info', SHUTDOWN_SECONDS });
  const { server, place } = run;
  const [endless, other] = await openUploads(server.port, 2);
  await until(() => countTemporary(place) === 2);
  const ending = stop(run);
  await until(() => server.readLog().includes('stopping'));
  other?.finish();
  const [cut, thanked] = await Promise.all([endless?.response, other?.response]);
  const end = await ending;
  const logged = /"event":"requests-cut","requests":(\d+)/.exec(server.readLog())?.[1] ?? 'no';
  return {
    fault: 'SIGTERM during an upload that never ends',
    result: `responses ${thanked?.status} and ${cut?.status}, ${logged} cut in the log, ${end.result}`,
    holds: thanked?.status === 200 && cut?.status === 503 && logged === '1' && end.isInOrder,
  };
}

/** SIGTERM while the outbox waits for a mail server that does not reply. */
export async function stopDuringSilentMail(): Promise<Finding> {
  await using mail = await startMailServer();
  mail.setMode('silent');
  const config = { SMTP_URL: mail.url, MAIL_TIMEOUT_SECONDS: '60', SHUTDOWN_SECONDS };
  await using run = await startServerRun(config);
  await run.visitor.sendContactRequest(createContactRequest());
  await until(() => mail.connections() > 0);
  const end = await stop(run);
  return {
    fault: 'SIGTERM during a silent mail server',
    result: end.result,
    holds: end.isInOrder && end.took < deadline + maxOverrun,
  };
}

/** SIGTERM while PostgreSQL is frozen and a visitor waits for it. */
export async function stopDuringFrozenDatabase(cluster: PostgresCluster): Promise<Finding> {
  const DATABASE_URL = await cluster.createDatabase();
  await using run = await startServerRun({ DATABASE_URL, SHUTDOWN_SECONDS });
  cluster.freeze();
  const response = run.visitor.sendContactRequest(createContactRequest()).then(
    ({ status }) => status,
    () => 0,
  );
  await pause(200);
  const end = await stop(run);
  cluster.thaw();
  const status = await response;
  return {
    fault: 'SIGTERM during a frozen database',
    result: `response ${status}, ${end.result}`,
    holds: status === 503 && end.isInOrder && end.took < deadline + maxOverrun,
  };
}

/** SQLite removes the WAL when its last connection closes in order. */
async function stop({ server, place }: ServerRun) {
  const { result: code, took } = await measure(() => server.end('SIGTERM'));
  const temporary = countTemporary(place);
  const hasWal = existsSync(walOf(place));
  return {
    took,
    isInOrder: code === 0 && temporary === 0 && !hasWal,
    result: `exit ${code} after ${(took / 1000).toFixed(1)} s, ${temporary} temporary files, WAL ${hasWal ? 'left behind' : 'checkpointed'}`,
  };
}

function walOf({ config }: TestPlace): string {
  return `${config.database.file}-wal`;
}
