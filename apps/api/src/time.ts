/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const formatDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** An instant in ISO 8601, `milliseconds` after `from`: a date, or milliseconds since 1970. */
export function instantAfter(milliseconds: number, from: Date | number = Date.now()): string {
  return new Date(Number(from) + milliseconds).toISOString();
}

/**
 * Runs an operation with a timeout. Its signal is aborted when it fails or times out; an operation
 * that ignores the signal is not waited for.
 * @throws Error after `timeoutMs`.
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  operation: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`no response within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([operation(controller.signal), late.promise]);
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs `work` at every interval, and at once or after the current run when it is woken; never twice at a
 * time. A failure must not reach it.
 */
export function every(ms: number, work: (signal: AbortSignal, isWoken: boolean) => Promise<void>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let isWoken = false;
  async function run(): Promise<void> {
    do {
      const wasWoken = isWoken;
      isWoken = false;
      await work(signal, wasWoken);
    } while (isWoken && !signal.aborted);
    running = undefined;
  }
  const start = () => {
    running ??= run();
  };
  const timer = setInterval(start, ms);
  return {
    /** Aborted when it stops. */
    signal,
    wake: () => {
      isWoken = true;
      if (!signal.aborted) start();
    },
    /** Aborts the signal, and waits for the run in progress. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
