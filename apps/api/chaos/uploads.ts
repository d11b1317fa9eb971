import { setTimeout as pause } from 'node:timers/promises';
import { createPlace } from '../src/testing/place.ts';
import { createFile, createPdf, mimeTypes } from '../src/testing/sample-files.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import {
  createApplicationData,
  createApplicationForm,
  createVisitor,
  type Visitor,
} from '../src/testing/visitor.ts';
import { worstFiles, type WorstFile } from '../src/testing/worst-files.ts';
import type { Finding } from './faults.ts';

/** In milliseconds. */
const maxEventLoopDelay = 100;
/** The machine may be busy with something else once, but hardly each time. */
const tries = 3;

/** Files made to keep a parser busy: each gets its answer, and nobody else waits meanwhile. */
export async function sendWorstFiles(): Promise<Finding> {
  const place = createPlace();
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  // The first file starts the worker; that is no cost of the worst.
  await send(visitor, { content: createPdf(), fileName: 'cv.pdf' });
  const wrong: string[] = [];
  let worst = { delay: 0, name: 'none' };
  const files = worstFiles();
  for (const file of files) {
    const { delay, statuses } = await measureDelay(visitor, file);
    if (delay > worst.delay) worst = { delay, name: file.name };
    if (statuses.some((status) => status !== file.status))
      wrong.push(`${file.name}: ${statuses.join()}`);
  }
  const { status } = await visitor.get('/health/ready');
  await server.end('SIGTERM');
  place.remove();
  return {
    fault: 'worst files',
    result: `${files.length} files, ${wrong.length} answered wrongly${wrong.map((text) => ` (${text})`).join('')}, longest delay of others ${Math.round(worst.delay)} ms (${worst.name}), then ready ${status}`,
    holds: wrong.length === 0 && worst.delay <= maxEventLoopDelay && status === 200,
  };
}

/** The shortest of several tries of the longest time that another request waited meanwhile. */
async function measureDelay(visitor: Visitor, file: WorstFile) {
  const delays: number[] = [];
  const statuses: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const sending = new AbortController();
    const watching = watch(visitor, sending.signal);
    statuses.push(await send(visitor, file));
    sending.abort();
    delays.push(await watching);
  }
  return { delay: Math.min(...delays), statuses };
}

async function watch(visitor: Visitor, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const start = performance.now();
    const response = await visitor.get('/health/live');
    await response.arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    await pause(5);
  }
  return longest;
}

async function send(visitor: Visitor, file: Pick<WorstFile, 'content' | 'fileName'>) {
  const isPdf = file.fileName.endsWith('.pdf');
  const type = isPdf ? mimeTypes.pdf : mimeTypes.docx;
  const cv = createFile(file.content, file.fileName, type);
  const form = createApplicationForm(createApplicationData(), { cv });
  const response = await visitor.sendApplication(form);
  await response.arrayBuffer();
  return response.status;
}
