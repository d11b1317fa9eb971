/** Whether a check succeeded. */
export type ReadinessCheck = () => Promise<boolean>;

/**
 * Runs an expensive check at most once in `maxAge` milliseconds, and never twice at a time. One that
 * takes longer than `timeout` milliseconds has failed.
 */
export function createRecentCheck(
  check: () => Promise<unknown>,
  maxAge: number,
  reportFailure: (error: unknown) => void,
  timeout = 3000,
): ReadinessCheck {
  let running: Promise<boolean> | undefined;
  let last = { result: false, at: -Infinity };
  const run = async () => {
    const result = await check().then(
      () => true,
      (error: unknown) => {
        reportFailure(error);
        return false;
      },
    );
    last = { result, at: performance.now() };
    running = undefined;
    return result;
  };
  return async () => {
    if (performance.now() - last.at < maxAge) return last.result;
    running ??= run();
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      reportFailure(new Error(`no result within ${timeout} ms`));
      late.resolve(false);
    }, timeout);
    const result = await Promise.race([running, late.promise]);
    clearTimeout(timer);
    return result;
  };
}
