/** Milliseconds in which the terminal and the package manager may both deliver one Ctrl-C. */
const SAME_KEYPRESS_MS = 1000;

/** Resolves at the first Ctrl-C or termination; a second one, later, ends the process at once. */
export function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const handleSignal = () => {
    const now = performance.now();
    if (firstAt !== undefined && now - firstAt > SAME_KEYPRESS_MS) process.exit(1);
    firstAt ??= now;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);
  return promise;
}
