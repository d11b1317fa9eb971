import { describe, expect, test } from 'vitest';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { dialects } from '../testing/place.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { createContactRow } from '../testing/record-rows.ts';
import { pageSize } from './read-pages.ts';
import type { ContactRequestRow } from './schema.ts';

const count = 2 * pageSize + 10;

describe.each(dialects)('a list that is read in pages on %s', (dialect) => {
  test('returns every row once, newest first, even with equal times and new rows', async () => {
    const place = await createTestPlace(dialect);
    await using database = place.openDatabase();
    const rows = Array.from({ length: count }, (_, index) =>
      // Seven hundred of one moment: more than a page.
      createContactRow(`2026-11-22T10:00:00.${String(Math.max(700, index)).padStart(4, '0')}Z`),
    );
    await database.queries.transaction().execute(async (transaction) => {
      for (const row of rows) await transaction.insertInto('contactRequests').values(row).execute();
    });
    const listed: ContactRequestRow[] = [];
    for await (const row of listContactRequests(database.queries)) {
      if (listed.length === 0) {
        const late = createContactRow('2026-11-23T00:00:00.000Z');
        await database.queries.insertInto('contactRequests').values(late).execute();
      }
      listed.push(row);
    }
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(listed).toHaveLength(count);
    const instants = listed.map(({ receivedAt }) => receivedAt);
    expect(instants).toEqual(instants.toSorted().toReversed());
  });
});
