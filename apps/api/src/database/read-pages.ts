import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Rows that are read at once, so that memory does not grow with their number. */
export const pageSize = 500;

/**
 * Lists rows in bounded memory; `readPage` reads at most `pageSize` of them after the last one. Rows that
 * arrive during the reading sort before it, so no row is returned twice or omitted.
 */
export async function* readPages<Row>(
  readPage: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const page = await readPage(last);
    yield* page;
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last !== undefined);
}

/** Groups items in batches of at most `size`, to bound memory and the size of statements. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  size = pageSize,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Whether a row comes after `last` in a list, newest first; without `last`, every row does. */
export function comesAfter(
  last: { receivedAt: string; id: string } | undefined,
): RawBuilder<SqlBool> {
  if (last === undefined) return sql`true`;
  const { receivedAt, id } = last;
  // The first comparison is redundant, but lets both databases use the index.
  return sql`("receivedAt" <= ${receivedAt} and ("receivedAt" < ${receivedAt} or id < ${id}))`;
}
