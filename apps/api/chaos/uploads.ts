import { setTimeout as pause } from 'node:timers/promises';
import { createFile, createPdf, mimeTypes } from '../src/testing/sample-files.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import {
  createApplicationData,
  createApplicationForm,
  type Visitor,
} from '../src/testing/visitor.ts';
import { worstFiles, type WorstFile } from '../src/testing/worst-files.ts';
import { measure, type Finding } from './scenario.ts';

/** In milliseconds. */
const maxEventLoopDelay = 100;
/** Attempts for each file, since the machine may be busy with something else. */
const attempts = 3;

/** Files made to keep a parser busy: each gets its response, and no other request waits meanwhile. */
export async function sendWorstFiles(): Promise<Finding> {
  await using run = await startServerRun();
  // The first file starts the worker thread, which is not measured.
  await send(run.visitor, { content: createPdf(), fileName: 'cv.pdf' });
  const wrong: string[] = [];
  let worst = { delay: 0, name: 'none' };
  const files = worstFiles();
  for (const file of files) {
    const { delay, statuses } = await measureDelay(run.visitor, file);
    if (delay > worst.delay) worst = { delay, name: file.name };
    if (statuses.some((status) => status !== file.status)) {
      wrong.push(` (${file.name}: ${statuses.join()})`);
    }
  }
  const { status } = await run.visitor.get('/health/ready');
  return {
    fault: 'worst files',
    result: `${files.length} files, ${wrong.length} with a wrong response${wrong.join('')}, max delay of others ${Math.round(worst.delay)} ms (${worst.name}), then ready ${status}`,
    holds: wrong.length === 0 && worst.delay <= maxEventLoopDelay && status === 200,
  };
}

/** The smallest of several attempts of the max time that another request waited meanwhile. */
async function measureDelay(visitor: Visitor, file: WorstFile) {
  const delays: number[] = [];
  const statuses: number[] = [];
  for (let count = 0; count < attempts; count += 1) {
    const sending = new AbortController();
    const watching = measureMaxDelay(visitor, sending.signal);
    statuses.push(await send(visitor, file));
    sending.abort();
    delays.push(await watching);
  }
  return { delay: Math.min(...delays), statuses };
}

async function measureMaxDelay(visitor: Visitor, signal: AbortSignal): Promise<number> {
  let max = 0;
  while (!signal.aborted) {
    const { took } = await measure(async () => (await visitor.get('/health/live')).arrayBuffer());
    max = Math.max(max, took);
    await pause(5);
  }
  return max;
}

async function send(visitor: Visitor, file: Pick<WorstFile, 'content' | 'fileName'>) {
  const type = file.fileName.endsWith('.pdf') ? mimeTypes.pdf : mimeTypes.docx;
  const cv = createFile(file.content, file.fileName, type);
  const response = await visitor.sendApplication(
    createApplicationForm(createApplicationData(), { cv }),
  );
  await response.arrayBuffer();
  return response.status;
}
