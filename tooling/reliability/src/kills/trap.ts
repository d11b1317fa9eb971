import { startFaultProxy, until, type ConnectionFault } from '@kestrova/api/testing';

interface Trigger {
  direction: keyof ConnectionFault;
  pattern: RegExp;
  /** A pattern that the client must have sent before on the same connection. */
  first?: RegExp;
  /** The number of bytes of the matching chunk that still pass; by default none. */
  passed?: number;
}

export type Trap = Awaited<ReturnType<typeof startTrap>>;

/** Starts a proxy for the server at `target` that freezes a connection at the awaited bytes. */
export async function startTrap(target: string) {
  const { setFault, ...proxy } = await startFaultProxy(target);
  let trigger: Trigger | undefined;
  let isFrozen = false;

  function watch(): ConnectionFault {
    let hasSeenFirst = false;
    const freezeAt = (direction: Trigger['direction']) => (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (direction === 'fromClient' && trigger?.first?.test(text) === true) hasSeenFirst = true;
      const isReady = trigger?.first === undefined || hasSeenFirst;
      if (trigger?.direction !== direction || !isReady || !trigger.pattern.test(text)) {
        return { pass: chunk, next: 'continue' as const };
      }
      isFrozen = true;
      return { pass: chunk.subarray(0, trigger.passed ?? 0), next: 'freeze' as const };
    };
    return { fromClient: freezeAt('fromClient'), fromServer: freezeAt('fromServer') };
  }

  setFault(watch);
  return {
    ...proxy,
    /** Returns once a connection is frozen. */
    async wait(next: Trigger): Promise<void> {
      trigger = next;
      isFrozen = false;
      await until(() => isFrozen);
    },
    /** Stops freezing, and closes the open connections. */
    release() {
      trigger = undefined;
      setFault(watch);
    },
  };
}
