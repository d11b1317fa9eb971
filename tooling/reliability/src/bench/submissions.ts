import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createFile,
  createPdfOfSize,
  createPlace,
  mimeTypes,
  startServerProcess,
  startServerRun,
} from '@kestrova/api/testing';
import { API_PREFIX, csrf, endpoints, schemas } from '@kestrova/api-contract';
import { createResult, type Result } from '../report.ts';
import { measureRate, median } from './rates.ts';

const rounds = 3;
const megabyte = 1024 * 1024;
const applicationsAtOnce = 32;

/** The rate of acknowledged contact requests, beside the fsync rate of the disk. */
export async function measureContactRequests(): Promise<Result> {
  const place = createPlace();
  // Emails are sent at the same time as in production; the mail folder is on the same disk.
  const server = await startServerProcess(place.environment);
  const site = `http://127.0.0.1:${server.port}${API_PREFIX}`;
  const page = await fetch(`${site}${endpoints.issueCsrfToken.path}`);
  const { csrfToken } = schemas.issueCsrfToken.response.parse(await page.json());
  const [rates, syncs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    syncs.push(measureFsyncs(join(place.config.dataDir, 'fsync'), 2000));
    rates.push(
      await measureRate({
        url: `${site}${endpoints.submitContactRequest.path}`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `${csrf.cookieName}=${csrfToken}`,
          [csrf.headerName]: csrfToken,
        },
        body: JSON.stringify(createContactRequest()),
      }),
    );
  }
  await server.end('SIGTERM');
  place.remove();
  const [rate, floor] = [median(rates), median(syncs)];
  return createResult(
    `${(rate / floor).toFixed(2)} of a raw fsync loop (${Math.round(floor)}/s), ${Math.round(rate)}/s`,
    { 'below 0.6': rate / floor < 0.6 },
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

/** Memory over idle while 32 visitors send 5 MB + 5 MB each at once. */
export async function measureMemory(): Promise<Result> {
  if (process.platform !== 'linux') {
    return createResult('left out: only Linux tells the memory of a process', {});
  }
  await using run = await startServerRun();
  const { server, visitor } = run;
  const pdf = createPdfOfSize(5 * megabyte);
  const form = () =>
    createApplicationForm(createApplicationData(), {
      cv: createFile(pdf, 'cv.pdf', mimeTypes.pdf),
      additionalFile: createFile(pdf, 'letter.pdf', mimeTypes.pdf),
    });
  // The first application loads code once; that is not a cost of the 32.
  await visitor.sendApplication(form());
  const idle = readMemory(server.pid, 'VmRSS');
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const responses = await Promise.all(
    Array.from({ length: applicationsAtOnce }, () => visitor.sendApplication(form())),
  );
  const over = readMemory(server.pid, 'VmHWM') - idle;
  return createResult(`${over} MB above ${idle} MB for ${applicationsAtOnce} × (5 MB + 5 MB)`, {
    'above 64 MB': over > 64,
    'not accepted': responses.filter(({ status }) => status !== 200).length,
  });
}

/** From Linux's /proc, in megabytes. */
function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
