/**
 * Runs `work` for every item, for a few at once. After a failure or an abort it begins nothing more,
 * and throws when all that had begun has ended: what it used may be removed then.
 */
export async function forEachAtOnce<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  concurrency: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      while (failures.length === 0) {
        signal.throwIfAborted();
        const next = await iterator.next();
        if (next.done === true) return;
        await work(next.value);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await iterator.return?.();
  if (failures.length > 0) throw failures[0];
}
