import { existsSync } from 'node:fs';
import {
  auditRecords,
  createContactRequest,
  createLedger,
  openUploads,
  startMailServer,
  startServerRun,
  until,
  type ServerRun,
} from '@kestrova/api/testing';
import { countTemporary, measure } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

const uploads = 8;
const deadline = 2000;
const SHUTDOWN_SECONDS = String(deadline / 1000);
/** Milliseconds that the last steps may take after the deadline. */
const maxOverrun = 4000;

/** SIGTERM while visitors upload on keep-alive connections: each is answered, and the process ends. */
export async function stopDuringUploads(): Promise<Result> {
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
  return createResult(end.found, {
    'not accepted': responses.filter(({ status }) => status !== 200).length,
    'without connection: close': responses.filter(({ connection }) => connection !== 'close')
      .length,
    'records missing': uploads - kept,
    ...end.broken,
  });
}

/** SIGTERM while one visitor never ends an upload: only that visitor is cut, at the deadline. */
export async function stopDuringEndlessUpload(): Promise<Result> {
  await using run = await startServerRun({ LOG_LEVEL: 'info', SHUTDOWN_SECONDS });
  const { server, place } = run;
  const [endless, other] = await openUploads(server.port, 2);
  await until(() => countTemporary(place) === 2);
  const ending = stop(run);
  await until(() => server.readLog().includes('stopping'));
  other?.finish();
  const [cut, accepted] = await Promise.all([endless?.response, other?.response]);
  const end = await ending;
  return createResult(`responses ${accepted?.status} and ${cut?.status}; ${end.found}`, {
    'not accepted': accepted?.status !== 200,
    'not cut with 503': cut?.status !== 503,
    'not logged': !server.readLog().includes('"event":"requests-cut","requests":1'),
    ...end.broken,
  });
}

/** SIGTERM while the outbox waits for a mail server that does not reply. */
export async function stopDuringSilentMail(): Promise<Result> {
  await using mail = await startMailServer();
  mail.setMode('silent');
  const config = { SMTP_URL: mail.url, MAIL_TIMEOUT_SECONDS: '60', SHUTDOWN_SECONDS };
  await using run = await startServerRun(config);
  await run.visitor.sendContactRequest(createContactRequest());
  await until(() => mail.connections() > 0);
  const end = await stop(run);
  return createResult(end.found, { ...end.broken, 'too late': end.took > deadline + maxOverrun });
}

/** SIGTERM while PostgreSQL is frozen and a visitor waits for it. */
export async function stopDuringFrozenDatabase(options: RunOptions): Promise<Result> {
  const settings = await options.createDatabase('postgres');
  await using run = await startServerRun({ ...settings, SHUTDOWN_SECONDS });
  const cluster = await options.cluster();
  const [upload] = await openUploads(run.server.port, 1);
  await until(() => countTemporary(run.place) === 1);
  cluster.freeze();
  upload?.finish();
  const end = await stop(run);
  cluster.thaw();
  const status = (await upload?.response)?.status;
  return createResult(`response ${status}; ${end.found}`, {
    'not 503': status !== 503,
    'too late': end.took > deadline + maxOverrun,
    ...end.broken,
  });
}

/** SQLite removes the WAL when its last connection closes in order. */
async function stop({ server, place }: ServerRun) {
  const { result: code, took } = await measure(() => server.end('SIGTERM'));
  return {
    took,
    found: `exit ${code} after ${(took / 1000).toFixed(1)} s`,
    broken: {
      'wrong exit code': code !== 0,
      'temporary files left': countTemporary(place),
      'WAL left': existsSync(`${place.config.database.file}-wal`),
    },
  };
}
