/** What a page was written with: shown at once, and asked for again when it is old. */
export interface Known<Value> {
  readonly value: Value;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** The options that begin a query with what is known. */
export function asInitialData<Value>(known: Known<Value> | undefined) {
  return known ? { initialData: known.value, initialDataUpdatedAt: known.readAt } : {};
}
