import { setTimeout as pause } from 'node:timers/promises';
import {
  createFile,
  mimeTypes,
  startServerRun,
  worstFiles,
  type Visitor,
} from '@kestrova/api/testing';
import { measure, sendApplication, warmUp } from '../measure.ts';
import { createResult, type Result } from '../report.ts';

/** In milliseconds. */
const maxDelay = 100;

/** Files made to keep a parser busy: each gets its response, and no other request waits for it. */
export async function sendWorstFiles(): Promise<Result> {
  await using run = await startServerRun();
  await warmUp(run);
  const wrong: string[] = [];
  let slowest = 0;
  for (const file of worstFiles()) {
    const sending = new AbortController();
    const watching = measureMaxDelay(run.visitor, sending.signal);
    const type = file.fileName.endsWith('.pdf') ? mimeTypes.pdf : mimeTypes.docx;
    const cv = createFile(file.content, file.fileName, type);
    const { status } = await sendApplication(run.visitor, cv);
    sending.abort();
    slowest = Math.max(slowest, await watching);
    if (status !== file.status) wrong.push(`${file.name} got ${status}`);
  }
  return createResult([`others waited at most ${slowest} ms`, ...wrong].join('; '), {
    'wrong responses': wrong.length,
    'others waited above 100 ms': slowest > maxDelay,
  });
}

/** The longest time that another request waits until the signal. */
async function measureMaxDelay(visitor: Visitor, signal: AbortSignal): Promise<number> {
  let max = 0;
  while (!signal.aborted) {
    const { took } = await measure(async () => (await visitor.get('/health/live')).arrayBuffer());
    max = Math.max(max, took);
    await pause(5);
  }
  return max;
}
