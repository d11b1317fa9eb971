import type { AuditedContext } from './command-context.ts';
import type { Row } from './table.ts';

/** Turns records into rows as they are read, and counts each for the audit log. */
export async function* toRows<Item>(
  { countRecords }: Pick<AuditedContext, 'countRecords'>,
  records: AsyncIterable<Item>,
  toRow: (record: Item) => Row,
): AsyncGenerator<Row> {
  for await (const record of records) {
    countRecords(1);
    yield toRow(record);
  }
}
