/** What a page was written with: shown at once, and asked for again when it is old. */
export interface Known<Value> {
  readonly value: Value;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/**
 * The options that begin a query with what is known. A time that the visitor's clock has not reached
 * yet counts as old, or a clock that is behind would keep the page's first state for good.
 */
export function asInitialData<Value>(known: Known<Value> | undefined) {
  if (!known) return {};
  const isAhead = known.readAt > Date.now();
  return { initialData: known.value, initialDataUpdatedAt: isAhead ? 0 : known.readAt };
}
