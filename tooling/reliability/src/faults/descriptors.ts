import { auditLedger, openUploads, startServerRun } from '@kestrova/api/testing';
import { findLeftovers, sendApplication, tally, warmUp } from '../measure.ts';
import { createResult, type Result } from '../report.ts';

const descriptors = 64;

/** Uploads exceed the descriptors: they are rejected in time, and later ones are accepted. */
export async function runOutOfDescriptors(): Promise<Result> {
  await using run = await startServerRun({}, { maxDescriptors: descriptors });
  const { server, visitor, place } = run;
  const before = await warmUp(run, 2);
  const slow = await openUploads(server.port, descriptors, { connection: 'close' });
  const sending = Array.from({ length: 100 }, () => sendApplication(visitor, 200_000));
  const sent = await Promise.all(sending);
  for (const upload of slow) upload.finish();
  const finished = await Promise.all(slow.map(({ response }) => response));
  const leftovers = await findLeftovers(run, before);
  const last = await sendApplication(visitor, 10_000);
  const { kept } = await auditLedger(place, new Map());
  const statuses = [...sent, ...finished, last].map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 200).length;
  return createResult(`${tally(statuses)} (0: connection refused)`, {
    'wrong responses': statuses.filter((status) => ![0, 200, 503].includes(status)).length,
    'not accepted afterwards': last.status !== 200,
    'records missing': Math.max(0, accepted - kept),
    ...leftovers,
  });
}
