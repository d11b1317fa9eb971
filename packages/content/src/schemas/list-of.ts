import * as z from 'zod/mini';

/** A list that is never changed, of exactly `count` records, or of at least one. */
export function listOf<Item extends z.ZodMiniType>(item: Item, count?: number) {
  return z.readonly(
    z.array(item).check(count === undefined ? z.minLength(1) : z.length(count, `${count} records`)),
  );
}
