import { Piscina } from 'piscina';
import { HttpError } from '../../plugins/errors/http-error.ts';
import { rejectUpload, type Upload, type UploadVerdict } from './validate-upload.ts';

/** Validates uploads in a worker thread. */
export interface UploadValidator {
  /** @throws HttpError where the check takes too long, or cannot begin soon enough. */
  validate(upload: Upload): Promise<UploadVerdict>;
  close(): Promise<void>;
}

/** In milliseconds; a CV takes 1 to 50, the largest genuine documents some hundreds. */
const timeout = 5000;
/** Max wait for the files before it, in milliseconds; the response comes within ten seconds. */
const maxWait = 4000;
const watchInterval = 50;
/** In bytes, of heap and buffers together; the largest genuine documents take 60 MB. */
const maxMemory = 192 * 1024 * 1024;
/**
 * Far above `maxMemory`: a thread that reaches V8's own limit by one large allocation ends the whole
 * process.
 */
const heapLimitMegabytes = 1024;

/**
 * Creates a validator with one worker thread, which starts with the first file: files wait for each
 * other, so that only one of them is in memory. A file that breaks a limit ends the thread alone.
 */
export function createUploadValidator(): UploadValidator {
  const pool = new Piscina<Upload, UploadVerdict>({
    filename: new URL('validate-upload.ts', import.meta.url).href,
    name: 'validateUpload',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    // The process's flags, such as a test runner's, must not reach the thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMegabytes, maxYoungGenerationSizeMb: 4 },
  });
  let last: Promise<unknown> = Promise.resolve();
  return {
    validate(upload) {
      // Queued here, so that the timeout begins when the thread is free.
      const latest = performance.now() + maxWait;
      const verdict = last.then(() => {
        if (performance.now() > latest)
          throw createServerError(new Error('too many files to check'));
        return runLimited(pool, upload);
      });
      last = verdict.catch(() => undefined);
      return verdict;
    },
    close: () => pool.destroy(),
  };
}

type Pool = Piscina<Upload, UploadVerdict>;

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
    if (limit.signal.reason instanceof TooMuchMemory) return rejectUpload('uncheckable', upload);
    throw createServerError(limit.signal.reason ?? error);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

function createServerError(cause: unknown): HttpError {
  const message =
    'Your file cannot be checked at the moment. Nothing you entered is lost; please try again in a few minutes.';
  return new HttpError(503, message, { cause });
}

class TooMuchMemory extends Error {
  override name = 'TooMuchMemory';
}

async function watchMemory(pool: Pool, limit: AbortController): Promise<void> {
  try {
    const threads = await Promise.all(pool.threads.map((thread) => thread.getHeapStatistics()));
    const used = threads.map((memory) => memory.used_heap_size + memory.external_memory);
    if (used.every((bytes) => bytes <= maxMemory)) return;
    limit.abort(new TooMuchMemory('the check took too much memory'));
  } catch {
    // The thread has just ended.
  }
}
