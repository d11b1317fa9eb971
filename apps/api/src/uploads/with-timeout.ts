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
