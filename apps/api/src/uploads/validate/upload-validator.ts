import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { UnavailableError } from '../../errors.ts';
import { second, withTimeout } from '../../time.ts';
import { rejectUpload, uncheckedMessage, type Upload, type UploadVerdict } from './upload-rules.ts';

export type UploadValidator = ReturnType<typeof createUploadValidator>;

/**
 * In milliseconds; it takes 200, and seconds on a busy machine. If no thread starts, the response comes
 * within ten seconds.
 */
const startTimeout = 9 * second;
/** In milliseconds; a CV takes 1 to 50, the largest genuine documents some hundreds. */
const timeout = 5000;
/** Max wait for the files before it, in milliseconds; the response comes within ten seconds. */
const usualMaxWait = 4000;
const watchInterval = 50;
/** In bytes, of heap and buffers together; the largest genuine documents take 60 MB. */
const maxMemory = 128 * 1024 * 1024;
/**
 * Far above `maxMemory`: a thread that reaches V8's own limit by one large allocation ends the whole
 * process.
 */
const heapLimitMegabytes = 1024;

/**
 * Creates a validator with one worker thread, or two if there are enough cores, which start with the
 * first file; each has one file in memory, and files wait for each other. A file that breaks a limit
 * ends its thread alone.
 */
export function createUploadValidator(
  onThreadFailure: (error: Error) => void,
  maxWait = usualMaxWait,
) {
  const concurrency = Math.min(2, availableParallelism());
  const pools = Array.from({ length: concurrency }, () => createPool(onThreadFailure));
  const queue = new PQueue({ concurrency });
  let started: Promise<unknown> | undefined;
  /** Starts the threads that do not run. Their start does not count towards the timeouts of files. */
  async function startThreads(): Promise<void> {
    started ??= Promise.all(pools.map(startThread));
    try {
      await started;
    } catch (error) {
      started = undefined;
      throw createServerError(error);
    }
  }

  async function validate(upload: Upload) {
    const pool = pools.pop();
    if (pool === undefined) throw new Error('more files than threads');
    try {
      return await runLimited(pool, upload);
    } finally {
      pools.push(pool);
      if (pool.threads.length === 0) started = undefined;
    }
  }

  return {
    /** @throws UnavailableError if the check takes too long, or cannot begin soon enough. */
    async validate(upload: Upload) {
      await startThreads();
      const wait = new AbortController();
      const waitTimer = setTimeout(() => {
        wait.abort(createServerError(new Error('too many files to check')));
      }, maxWait);
      // Queued here, so that the timeout begins when a thread is free.
      return queue.add(
        () => {
          clearTimeout(waitTimer);
          return validate(upload);
        },
        { signal: wait.signal },
      );
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}

function createPool(onThreadFailure: (error: Error) => void): Pool {
  const pool: Pool = new Piscina({
    filename: new URL('validate-upload.ts', import.meta.url).href,
    name: 'validateUpload',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    // The process's flags, such as a test runner's, must not reach the thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMegabytes, maxYoungGenerationSizeMb: 4 },
  });
  // Files that wait for the thread are rejected after the timeout.
  return pool.on('error', onThreadFailure);
}

type Pool = Piscina<Upload | undefined, UploadVerdict>;

async function startThread(pool: Pool): Promise<void> {
  await withTimeout(startTimeout, (signal) => pool.run(undefined, { name: 'load', signal }));
}

async function runLimited(pool: Pool, upload: Upload): Promise<UploadVerdict> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('the check took too long')), timeout);
  const watch = setInterval(() => {
    void watchMemory(pool, limit);
  }, watchInterval);
  try {
    return await pool.run(upload, { signal: limit.signal });
  } catch (error) {
    // A retry would take as much memory, so it is rejected instead.
    if (limit.signal.reason === tooMuchMemory) return rejectUpload('uncheckable', upload);
    throw createServerError(limit.signal.reason ?? error);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

function createServerError(cause: unknown): UnavailableError {
  return new UnavailableError(uncheckedMessage, { cause });
}

const tooMuchMemory = new Error('the check took too much memory');

async function watchMemory(pool: Pool, limit: AbortController): Promise<void> {
  try {
    const threads = await Promise.all(pool.threads.map((thread) => thread.getHeapStatistics()));
    const used = threads.map((memory) => memory.used_heap_size + memory.external_memory);
    if (used.every((bytes) => bytes <= maxMemory)) return;
    limit.abort(tooMuchMemory);
  } catch {
    // The thread has just ended.
  }
}
