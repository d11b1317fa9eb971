import { startFaultProxy, until, type ConnectionFault } from '@kestrova/api/testing';

interface Bait {
  direction: keyof ConnectionFault;
  pattern: RegExp;
  /** What the same connection's client must have sent before. */
  first?: RegExp;
  /** How many bytes of the chunk with the pattern still pass; by default none. */
  passed?: number;
}

export type Trap = Awaited<ReturnType<typeof startTrap>>;

/** Starts a proxy for the server at `target` that freezes a connection when the awaited bytes pass on it. */
export async function startTrap(target: string) {
  const { setFault, ...proxy } = await startFaultProxy(target);
  let bait: Bait | undefined;
  let isSprung = false;

  function watch(): ConnectionFault {
    let hasSeenFirst = false;
    const look = (direction: Bait['direction']) => (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (direction === 'fromClient' && bait?.first?.test(text) === true) hasSeenFirst = true;
      const isReady = bait?.first === undefined || hasSeenFirst;
      if (bait?.direction !== direction || !isReady || !bait.pattern.test(text)) {
        return { pass: chunk, next: 'continue' as const };
      }
      isSprung = true;
      return { pass: chunk.subarray(0, bait.passed ?? 0), next: 'freeze' as const };
    };
    return { fromClient: look('fromClient'), fromServer: look('fromServer') };
  }

  setFault(watch);
  return {
    ...proxy,
    /** Returns once a connection is frozen. */
    async wait(next: Bait): Promise<void> {
      bait = next;
      isSprung = false;
      await until(() => isSprung);
    },
    /** Lets everything pass again, on new connections. */
    release() {
      bait = undefined;
      setFault(watch);
    },
  };
}
