import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csrf, schemas } from '@kestrova/api-contract';
import { createPlace } from '../src/testing/place.ts';
import { createFile, createPdfOfSize, mimeTypes } from '../src/testing/sample-files.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
} from '../src/testing/visitor.ts';
import type { Figure } from './job-list.ts';
import { measureRate, median } from './measure.ts';
import { measureFsyncs } from './raw-fsync.ts';

const rounds = 3;
const megabyte = 1024 * 1024;
const applicationsAtOnce = 32;

/** The rate of acknowledged contact requests, beside the fsync rate of the disk. */
export async function measureContactRequests(): Promise<Figure> {
  const place = createPlace();
  // Emails are sent meanwhile as in production; the mail folder is on the same disk.
  const server = await startServerProcess(place.environment);
  const origin = `http://127.0.0.1:${server.port}`;
  const page = await fetch(`${origin}/v1/website/csrf-token`);
  const { csrfToken } = schemas.issueCsrfToken.response.parse(await page.json());
  const [rates, syncs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    syncs.push(measureFsyncs(join(place.config.dataDir, 'fsync'), 2000));
    rates.push(
      await measureRate({
        url: `${origin}/v1/website/contact/new-contact-request`,
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
  return {
    what: 'contact request, acknowledged and fsynced',
    measured: `${Math.round(rate)}/s, fsync loop ${Math.round(floor)}/s`,
    ratio: (rate / floor).toFixed(2),
    bar: '≥ 0.6',
  };
}

/** Memory over idle while 32 visitors send 5 MB + 5 MB each at once. */
export async function measureMemory(): Promise<Figure> {
  const place = createPlace();
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
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
  const peak = readMemory(server.pid, 'VmHWM');
  const accepted = responses.filter((response) => response.status === 200).length;
  await server.end('SIGTERM');
  place.remove();
  return {
    what: `memory over idle, ${accepted} applications of 5 MB + 5 MB at once`,
    measured: `${idle} MB idle, ${peak} MB at most`,
    ratio: `${peak - idle} MB`,
    bar: '≤ 64 MB',
  };
}

/** From Linux's /proc, in megabytes. */
function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
