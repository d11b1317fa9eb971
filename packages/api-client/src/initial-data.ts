/** What a page was written with: shown at once, and asked for again when it is old. */
export interface InitialData<Value> {
  readonly value: Value;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/**
 * The options that begin a query with initial data. A time that the visitor's clock has not reached
 * yet counts as old, or a clock that is behind would keep the page's first state for good.
 */
export function initialDataOptions<Value>(initialData: InitialData<Value> | undefined) {
  if (!initialData) return {};
  const isAhead = initialData.readAt > Date.now();
  return { initialData: initialData.value, initialDataUpdatedAt: isAhead ? 0 : initialData.readAt };
}
