/** A terminal and the package manager between may each deliver the same Ctrl-C. */
const SAME_KEYPRESS = 1000;

/** Resolves at the first Ctrl-C or termination; a second one, later, ends the program at once. */
export function whenAskedToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let askedAt: number | undefined;
  const ask = () => {
    const now = performance.now();
    if (askedAt !== undefined && now - askedAt > SAME_KEYPRESS) process.exit(1);
    askedAt ??= now;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  return promise;
}
