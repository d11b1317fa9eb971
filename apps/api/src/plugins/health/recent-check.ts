/** Says whether a check succeeded. */
export type ReadinessCheck = () => Promise<boolean>;

/**
 * Runs a check that costs something at most once in `maxAge` milliseconds, however often it is
 * asked, and never twice at a time. One that does not answer within `timeout` has failed; both are in
 * milliseconds.
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
      reportFailure(new Error(`no answer within ${timeout} ms`));
      late.resolve(false);
    }, timeout);
    const result = await Promise.race([running, late.promise]);
    clearTimeout(timer);
    return result;
  };
}
