/** In milliseconds of processor time, so that other processes do not matter. */
function readCpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest time for which the event loop was blocked while something was done, in milliseconds. */
export async function measureBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = readCpuTime();
  let isWorking = true;
  const measureTurn = () => {
    const now = readCpuTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWorking) setImmediate(measureTurn);
  };
  measureTurn();
  try {
    await work();
  } finally {
    isWorking = false;
  }
  measureTurn();
  return longest;
}
