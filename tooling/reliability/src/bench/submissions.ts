import { closeSync, fsyncSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditLedger,
  createApplicationData,
  createContactRequest,
  createFile,
  createPdfOfSize,
  createPlace,
  createVisitor,
  startServerProcess,
  type Ledger,
} from '@kestrova/api/testing';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import autocannon from 'autocannon';
import { megabyte, readUsage } from '../measure.ts';
import { createResult, leaveOut, type Result } from '../report.ts';
import { compareRates, measureRate } from './compare-rates.ts';

const applicationsAtOnce = 32;
const clients = 1000;
/** In milliseconds, for 99 of 100 clients. */
const maxOverloadTime = 5000;

/** How a contact request is sent to a server, without its body. */
async function preparePost(port: number) {
  const { tokens } = await createVisitor(port);
  return {
    url: `http://127.0.0.1:${port}${API_PREFIX}${endpoints.submitContactRequest.path}`,
    method: 'POST' as const,
    headers: { ...tokens, 'content-type': 'application/json' },
  };
}

/** Compares the rate of acknowledged contact requests to the fsync rate of the disk. */
export async function measureContactRequests(): Promise<Result> {
  // Emails are sent at the same time as in production; the mail folder is on the same disk.
  await using run = await startServerProcess(createPlace());
  const post = await preparePost(run.server.port);
  const { rate, floor } = await compareRates({
    floor: () => measureFsyncs(join(run.place.config.dataDir, 'fsync'), 2000),
    rate: () => measureRate({ ...post, body: JSON.stringify(createContactRequest()) }),
  });
  return createResult(
    `${(rate / floor).toFixed(2)} of a raw fsync loop (${Math.round(floor)}/s), ${Math.round(rate)}/s`,
    { 'below 0.4': rate / floor < 0.4 },
  );
}

/** Many clients post at once, with the default limits: each is accepted, or gets `Retry-After`. */
export async function measureOverload(): Promise<Result> {
  const limits = { MAX_SUBMISSIONS_IN_PROGRESS: '', MAX_UPLOADS_IN_PROGRESS: '' };
  await using run = await startServerProcess(createPlace(limits));
  const ledger: Ledger = new Map();
  let rejected = 0;
  const { latency, errors } = await autocannon({
    ...(await preparePost(run.server.port)),
    connections: clients,
    amount: clients,
    // In seconds; longer than the limit, so that the report lists clients that waited too long.
    timeout: 60,
    requests: [
      {
        setupRequest(request, context: { email?: string }) {
          const contactRequest = createContactRequest();
          context.email = contactRequest.email;
          return { ...request, body: JSON.stringify(contactRequest) };
        },
        onResponse(status, _body, { email }: { email?: string }, headers) {
          const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
          if (status === 200) ledger.set(email ?? '', undefined);
          else if (status === 503 && names.includes('retry-after')) rejected += 1;
        },
      },
    ],
  });
  const later = await run.visitor.sendContactRequest(createContactRequest());
  const { broken } = await auditLedger(run.place, ledger);
  const accepted = ledger.size;
  return createResult(
    `${clients} at once: ${accepted} accepted, ${rejected} rejected, ${errors} errors, p99 ${latency.p99} ms`,
    {
      ...broken,
      'neither accepted nor rejected': clients - accepted - rejected,
      'too late': latency.p99 > maxOverloadTime,
      'not accepted afterwards': !later.ok,
    },
  );
}

/** Writes and fsyncs of one page per second: an upper bound for any database on this disk. */
function measureFsyncs(path: string, milliseconds: number): number {
  const page = Buffer.alloc(4096, 1);
  const file = openSync(path, 'w');
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) {
    writeSync(file, page, 0, page.length, count * page.length);
    fsyncSync(file);
    count += 1;
  }
  closeSync(file);
  rmSync(path);
  return count / (milliseconds / 1000);
}

/** Measures memory above idle while 32 visitors send 5 MB + 5 MB each at once. */
export async function measureMemory(): Promise<Result> {
  if (process.platform !== 'linux') {
    return leaveOut('only Linux reports the memory of a process');
  }
  await using run = await startServerProcess(createPlace());
  const { server, visitor } = run;
  const pdf = createPdfOfSize(5 * megabyte);
  const send = () =>
    visitor.sendApplication(createApplicationData(), {
      cv: createFile(pdf, 'cv.pdf'),
      additionalFile: createFile(pdf, 'letter.pdf'),
    });
  // The first application loads code once; that is not a cost of the 32 uploads.
  await send();
  const idle = readUsage(server.pid).memory;
  // Resets the peak.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const responses = await Promise.all(Array.from({ length: applicationsAtOnce }, send));
  const over = readUsage(server.pid).peak - idle;
  return createResult(`${over} MB above ${idle} MB for ${applicationsAtOnce} × (5 MB + 5 MB)`, {
    'above 64 MB': over > 64,
    'not accepted': responses.filter(({ status }) => status !== 200).length,
  });
}
